import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { MailerService, type EmailContent } from '../../platform/email/index.js';
import { AccountsService } from '../auth/index.js';
import type { DataExport } from './exports/data-export.entity.js';
import { inDays, emails } from './texts.js';

/** Emails about data exports and erasures, sent when the transaction commits. */
@Injectable()
export class PersonalDataEmailsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly mailer: MailerService,
    private readonly settings: Settings,
  ) {}

  /** To the requester; the file itself is only available after login. */
  async exportReady({ personId, askedBy }: DataExport, until: Date, manager: EntityManager): Promise<void> {
    await this.send(askedBy, emails.exportReady(this.facts, inDays(until), personId === askedBy, personId), manager);
  }

  async leaving(accountId: string, dueAt: Date, byOneself: boolean, manager: EntityManager): Promise<void> {
    await this.send(accountId, emails.leaving(this.facts, inDays(dueAt), byOneself), manager);
  }

  async staying(accountId: string, manager: EntityManager): Promise<void> {
    await this.send(accountId, emails.staying(this.facts), manager);
  }

  async erased(email: string, manager: EntityManager): Promise<void> {
    await this.mailer.send(email, emails.erased(this.facts), { manager });
  }

  private get facts() {
    return { productName: this.settings.productName, site: this.settings.publicUrl };
  }

  private async send(accountId: string, content: EmailContent, manager: EntityManager): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (account) await this.mailer.send(account.email, content, { manager });
  }
}
