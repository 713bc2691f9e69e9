import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { MailerService, type EmailContent } from '../../../platform/email/index.js';

/** Notifies support by email. The email contains nothing of the request. */
@Injectable()
export class AdminEmailListener {
  constructor(
    private readonly mailer: MailerService,
    private readonly settings: Settings,
  ) {}

  @OnDomainEvent('support.asked', 'desk-mail.pass-on')
  async passOn({ requestId }: DomainEvents['support.asked']): Promise<void> {
    const { supportEmail, publicUrl } = this.settings;
    await this.mailer.send(supportEmail, supportRequestEmail(`${publicUrl}/admin/support?request=${requestId}`));
  }

  @OnDomainEvent('legal-facts.review-due', 'fact-reviews.report')
  async reportFacts({ labels }: DomainEvents['legal-facts.review-due']): Promise<void> {
    const { supportEmail, publicUrl } = this.settings;
    await this.mailer.send(supportEmail, factsDueEmail(labels, `${publicUrl}/admin/facts`));
  }
}

/** The email to support about a request; its text is only visible after login. */
export const supportRequestEmail = (url: string): EmailContent => ({
  subject: 'Someone asks for help',
  preview: 'A request is waiting for an answer.',
  heading: 'Someone asks for help',
  paragraphs: ['A member has written to us. Only admins can read what they wrote.'],
  action: { label: 'Read and answer', url },
});

/** The email to admins about legal facts due for review. */
const factsDueEmail = (labels: readonly string[], url: string): EmailContent => ({
  subject: labels.length === 1 ? 'A legal fact needs a review' : `${labels.length} legal facts need a review`,
  preview: 'Compare them with their sources.',
  heading: 'Time to look again',
  paragraphs: [
    `The day of review has passed: ${labels.join('; ')}.`,
    'Read each source, correct the figure or confirm it, and set the next day of review.',
  ],
  action: { label: 'Open facts', url },
});
