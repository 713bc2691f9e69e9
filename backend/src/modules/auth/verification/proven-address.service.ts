import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';

/** Notes that an email reached its person, whichever email it was. */
@Injectable()
export class ProvenAddressService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly outbox: OutboxService,
  ) {}

  /** Nothing happens when the address was proven before, or is no longer the account's. */
  async note(accountId: string, email: string, manager: EntityManager): Promise<void> {
    if (!(await this.accounts.markEmailVerified(accountId, email, manager))) return;
    await this.outbox.add(manager, 'account.email-verified', { accountId });
  }
}
