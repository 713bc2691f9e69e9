import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';

/** Records that an email reached its recipient, which verifies the address. */
@Injectable()
export class VerifiedEmailService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly outbox: OutboxService,
  ) {}

  /** Does nothing if the address was already verified, or is no longer the account's. */
  async record(accountId: string, email: string, manager: EntityManager): Promise<void> {
    if (!(await this.accounts.markEmailVerified(accountId, email, manager))) return;
    await this.outbox.add(manager, 'account.email-verified', { accountId });
  }
}
