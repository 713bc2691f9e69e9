import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { AccountLinksService } from '../links/account-links.service.js';
import { AccountEmailsService } from '../emails/account-emails.service.js';
import { VerifiedEmailService } from './verified-email.service.js';

/** Verifies email addresses. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly links: AccountLinksService,
    private readonly verifiedEmails: VerifiedEmailService,
    private readonly accounts: AccountsService,
    private readonly emails: AccountEmailsService,
    private readonly limits: RateLimitsService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Throws `link_invalid` for a token that was used or has expired. */
  async verify(token: string): Promise<{ returnPath: string | null }> {
    return this.transactions.run(async (manager) => {
      const link = await this.links.use('verify-email', token, manager);
      if (!link) throw new DomainError('link_invalid');
      await this.verifiedEmails.record(link.accountId, link.email, manager);
      return { returnPath: link.returnPath };
    });
  }

  /** An admin verified the address by other means; false if it was already verified. */
  async markVerified(accountId: string, manager: EntityManager): Promise<boolean> {
    const { email, emailVerifiedAt } = await this.accounts.assertExists(accountId);
    if (emailVerifiedAt) return false;
    await this.verifiedEmails.record(accountId, email, manager);
    return true;
  }

  /** Sends the email again, for an admin; false if the address is already verified. */
  async sendAgain(accountId: string, manager: EntityManager): Promise<boolean> {
    const account = await this.accounts.assertExists(accountId);
    if (account.emailVerifiedAt) return false;
    await this.limits.consume('mail-to-person', account.email.toLowerCase());
    const returnPath = await this.links.lastReturnPath('verify-email', accountId);
    await this.emails.sendVerificationWithin(account, manager, returnPath);
    return true;
  }

  /** Sends the email again, unless the address is already verified. */
  async resend({ userId }: Identity): Promise<void> {
    const account = await this.accounts.assertExists(userId);
    if (account.emailVerifiedAt) return;
    await this.limits.consume('mail-to-person', account.email.toLowerCase());
    await this.emails.sendVerification({ accountId: userId });
  }
}
