import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { MailerService } from '../../../platform/email/index.js';
import { factsDueEmail, supportRequestEmail } from './admin-email.js';

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
