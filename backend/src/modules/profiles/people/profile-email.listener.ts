import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { AccountsService } from '../../auth/index.js';
import { ProfileRepository } from './profile.repository.js';

/** Keeps the profile's email address in step with the account's. */
@Injectable()
export class ProfileEmailListener {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfileRepository,
    private readonly transactions: TransactionsService,
  ) {}

  @OnDomainEvent('account.email-changed', 'profile-email.follow')
  async follow({ accountId }: DomainEvents['account.email-changed']): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (!account) return;
    await this.transactions.run((manager) => this.profiles.update(accountId, { email: account.email }, manager));
  }
}
