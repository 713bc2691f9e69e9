import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { Log } from '../../../platform/logging/index.js';
import { Sessions } from '../sessions/sessions.service.js';
import { AccountsRepository } from './accounts.repository.js';

/** Closes accounts to their people, and opens them again. */
@Injectable()
export class AccountSuspension {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: Sessions,
    private readonly transactions: Transactions,
    private readonly log: Log,
  ) {}

  /** Every session ends now, and no sign-in succeeds until the account is opened again. */
  async disable(accountId: string): Promise<void> {
    await this.sessions.endAllWith(accountId, 'account-disabled', (manager) =>
      this.accounts.setDisabled(accountId, new Date(), manager),
    );
    this.log.security('account_disabled', { userId: accountId });
  }

  async enable(accountId: string): Promise<void> {
    await this.transactions.run((manager) => this.accounts.setDisabled(accountId, null, manager));
  }
}
