import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { JobQueue } from '../../../platform/jobs/index.js';
import { AccountSuspension } from '../../auth/index.js';
import { Closures } from './closures.js';

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Opens accounts when their time is over, and shows their profiles again. */
@Injectable()
export class SuspensionEnds implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly accounts: AccountSuspension,
    private readonly closures: Closures,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('safety.suspensions', EVERY_TEN_MINUTES, async () => {
      await this.accounts.openOverdue();
    });
  }

  /** The account may have been suspended anew before this event is heard. */
  @OnDomainEvent('account.reopened', 'suspension-ends.show')
  async show({ accountId }: DomainEvents['account.reopened']): Promise<void> {
    await this.transactions.run((manager) => this.closures.showUnlessSuspended(accountId, manager));
  }
}
