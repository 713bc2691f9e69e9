import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { MailerService, type EmailContent, type EmailAttachment } from '../../../platform/email/index.js';
import { AccountsService } from '../../auth/index.js';
import { isChosen, type NotificationGroup } from '../notification-types/index.js';
import type { NotificationEmail } from '../notification-types/email-of.js';
import { UnsubscribeLinksService } from '../unsubscribing/unsubscribe-links.service.js';

/** Sends optional emails to verified addresses. */
@Injectable()
export class NotificationEmailsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly mailer: MailerService,
    private readonly links: UnsubscribeLinksService,
    private readonly settings: Settings,
  ) {}

  /** Sent when the manager's transaction commits. */
  async send(
    personId: string,
    group: NotificationGroup,
    { action, ...email }: NotificationEmail,
    manager: EntityManager,
  ): Promise<void> {
    const url = `${this.settings.publicUrl}${action.path}`;
    await this.sendWhole(personId, group, { ...email, action: { label: action.label, url } }, { manager });
  }

  /** Sends an email that another module has composed. */
  async sendWhole(
    personId: string,
    group: NotificationGroup,
    email: EmailContent,
    options: { manager?: EntityManager; attachments?: readonly EmailAttachment[] },
  ): Promise<void> {
    const account = await this.accounts.find(personId);
    if (!account?.emailVerified) return;
    const ending = isChosen(group) ? { unsubscribe: this.links.footerFor({ personId, group }) } : {};
    await this.mailer.send(account.email, { ...email, ...ending }, options);
  }
}
