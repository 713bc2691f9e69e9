import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { JobQueue } from '../../../platform/jobs/index.js';
import { AccountSuspension } from '../../auth/index.js';
import { ProfileWithholding } from '../../profiles/index.js';

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Opens accounts when their time is over, and shows their profiles again. */
@Injectable()
export class SuspensionEnds implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly accounts: AccountSuspension,
    private readonly withholding: ProfileWithholding,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('safety.suspensions', EVERY_TEN_MINUTES, async () => {
      await this.accounts.openOverdue();
    });
  }

  @OnDomainEvent('account.reopened')
  async show({ accountId }: DomainEvents['account.reopened']): Promise<void> {
    await this.transactions.run((manager) => this.withholding.release(accountId, 'suspended', manager));
  }
}
