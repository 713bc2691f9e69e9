import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { AccountLinksService } from '../links/account-links.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { PasswordHashingService } from './password-hashing.service.js';

/** Replaces a password and ends everything that the old one opened. */
@Injectable()
export class PasswordReplacementService {
  constructor(
    private readonly hasher: PasswordHashingService,
    private readonly accounts: AccountsRepository,
    private readonly links: AccountLinksService,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxService,
    private readonly answer: IdempotentAnswerService,
    private readonly log: LogService,
  ) {}

  /**
   * Stores the password if `permit` does not throw, ends every session and open link, and queues an email about it.
   * Throws `current_password_wrong` if `expected` is given and the password has changed meanwhile.
   */
  async replace(
    accountId: string,
    password: string,
    occasion: 'password_changed' | 'password_reset',
    permit: (manager: EntityManager) => Promise<void>,
    replaced: { expected?: string } = {},
  ): Promise<void> {
    const passwordHash = await this.hasher.hash(password);
    const replaceWith = async (manager: EntityManager) => {
      // Locks the account's row first, as everywhere, to avoid deadlocks.
      const stored = await this.accounts.changePasswordHash(accountId, passwordHash, { ...replaced, manager });
      if (!stored) throw new DomainError('current_password_wrong');
      await permit(manager);
      await this.links.revokeSignInLinks(accountId, manager);
      await this.outbox.add(manager, 'account.password-changed', { accountId });
    };
    await this.answer.once(() => this.sessions.endAllWith(accountId, 'password-changed', replaceWith));
    this.log.security(occasion, { userId: accountId });
  }
}
