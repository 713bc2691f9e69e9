import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { JobQueueService } from '../../../platform/jobs/index.js';
import { AccountSuspensionService } from '../../auth/index.js';
import { ClosuresService } from './closures.service.js';

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Opens accounts when their time is over, and shows their profiles again. */
@Injectable()
export class SuspensionEndsJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly accounts: AccountSuspensionService,
    private readonly closures: ClosuresService,
    private readonly transactions: TransactionsService,
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
