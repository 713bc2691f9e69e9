import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import { AccountsRepository, type AccountRecord } from '../accounts/accounts.repository.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { BannedAddressesService } from '../accounts/banned-addresses.service.js';
import type { LinkKind } from '../links/account-link.entity.js';
import type { LiveLink } from '../links/account-links.repository.js';
import { AccountLinksService } from '../links/account-links.service.js';
import { AccountEmailsService } from '../emails/account-emails.service.js';
import { MfaRemovalService } from '../mfa/mfa-removal.service.js';
import { messages } from '../texts.js';
import { CurrentPasswordService } from '../passwords/current-password.service.js';
import { PasswordHashingService } from '../passwords/password-hashing.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { ChangeEmailInput, EmailChange } from './email-change.dto.js';

/** Changes the email address: confirmed at the new address, and undone from the old one. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly repository: AccountsRepository,
    private readonly currentPassword: CurrentPasswordService,
    private readonly hasher: PasswordHashingService,
    private readonly refused: BannedAddressesService,
    private readonly links: AccountLinksService,
    private readonly emails: AccountEmailsService,
    private readonly secondSteps: MfaRemovalService,
    private readonly sessions: SessionsService,
    private readonly limits: RateLimitsService,
    private readonly transactions: TransactionsService,
    private readonly answer: IdempotentAnswerService,
    private readonly outbox: OutboxService,
    private readonly log: LogService,
  ) {}

  /**
   * Sends a link to the new address; nothing changes until it is used, and only the newest link works. Throws
   * `current_password_wrong`, `validation_failed`, `email_not_accepted`, `email_taken` and `rate_limited`.
   */
  async request({ userId }: Identity, { email, currentPassword }: ChangeEmailInput): Promise<void> {
    const account = await this.accounts.assertExists(userId);
    await this.currentPassword.assertCorrect(account, currentPassword, 'currentPassword');
    if (email.toLowerCase() === account.email.toLowerCase()) throw invalidField('email', messages.email.sameAsBefore);
    await this.refused.assertAccepted(email);
    if (await this.repository.findByEmail(email)) throw emailTaken();
    await this.limits.consume('mail-to-person', email.toLowerCase());
    await this.answer.once(() =>
      this.transactions.run(async (manager) => {
        await this.links.revoke(userId, ['change-email'], manager);
        const returnPath = account.emailVerifiedAt ? null : await this.links.lastReturnPath('verify-email', userId);
        await this.emails.sendEmailChange(account, { email, returnPath }, manager);
      }),
    );
    this.log.security('email_change_requested', { userId });
  }

  /**
   * Changes and confirms the address. Every session ends and the old address gets an undo link, unless the old address
   * was never confirmed: then it was mistyped and may belong to a stranger. Throws `link_invalid` and `email_taken`.
   */
  async confirm(token: string): Promise<EmailChange> {
    const { accountId, answer } = await this.change('change-email', token, async (account, link, manager) => {
      await this.links.revokeSignInLinks(account.id, manager);
      await this.links.revoke(account.id, ['verify-email'], manager);
      const wasConfirmed = account.emailVerifiedAt !== null;
      if (wasConfirmed) {
        await this.emails.sendEmailChanged(account, link.email, manager);
        await this.endSessions(account.id, manager);
      } else await this.outbox.add(manager, 'account.email-verified', { accountId: account.id });
      return { returnPath: link.returnPath, loggedOut: wasConfirmed };
    });
    this.log.security('email_changed', { userId: accountId });
    return answer;
  }

  /**
   * Restores the old address. The password is no longer safe, because it was needed for the change: a reset link goes
   * to the old address. Passkeys and an authenticator app that were added since would lock the person out, so they go
   * too. Throws `link_invalid` and `email_taken`.
   */
  async undo(token: string): Promise<void> {
    const passwordHash = await this.hasher.hash(randomBytes(32).toString('base64'));
    const { accountId } = await this.change('undo-email-change', token, async (account, link, manager) => {
      const { email, createdAt } = link;
      await this.repository.changePasswordHash(account.id, passwordHash, { manager });
      await this.links.revokeSignInLinks(account.id, manager);
      await this.links.revoke(account.id, ['verify-email'], manager);
      await this.links.revokeUndoLinksSince(createdAt, account.id, manager);
      await this.secondSteps.removeAddedSince(createdAt, account.id, manager);
      await this.emails.sendRecoveryWithin({ ...account, email }, manager);
      await this.endSessions(account.id, manager);
    });
    this.log.security('email_change_undone', { userId: accountId });
  }

  private async endSessions(accountId: string, manager: EntityManager): Promise<void> {
    await this.sessions.endAllWithin(accountId, 'email-changed', manager);
  }

  /** Uses a link and changes the account to the address behind it; returns the account. */
  private async change<T>(
    kind: LinkKind,
    token: string,
    work: (before: AccountRecord, link: LiveLink, manager: EntityManager) => Promise<T>,
  ): Promise<{ accountId: string; answer: T }> {
    const accountId = (await this.links.find(kind, token))?.accountId;
    if (!accountId) throw new DomainError('link_invalid');
    const changeWith = async (manager: EntityManager): Promise<T> => {
      // Locks the account's row first, as everywhere, to avoid deadlocks.
      const account = await this.repository.findAndLock(accountId, manager);
      const link = account && !account.disabledAt ? await this.links.use(kind, token, manager) : null;
      if (!account || !link) throw new DomainError('link_invalid');
      await this.repository.changeEmail(accountId, link.email, manager);
      const answer = await work(account, link, manager);
      await this.outbox.add(manager, 'account.email-changed', { accountId });
      return answer;
    };
    const answer = await this.answer.once(() => this.transactions.run(changeWith));
    return { accountId, answer };
  }
}

const emailTaken = () => new DomainError('email_taken', { fields: { email: [messages.email.taken] } });
