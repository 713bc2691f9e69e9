import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { Scheduled } from '../../../platform/jobs/index.js';
import { AccountSuspensionService } from '../../auth/index.js';
import { ClosuresService } from './closures.service.js';

/** Opens accounts when their suspension is over, and shows their profiles again. */
@Injectable()
export class SuspensionEndsJob {
  constructor(
    private readonly accounts: AccountSuspensionService,
    private readonly closures: ClosuresService,
    private readonly transactions: TransactionsService,
  ) {}

  @Scheduled('safety.end-suspensions', { cron: '*/10 * * * *', does: 'Reopens accounts whose suspension is over' })
  async openOverdue(): Promise<void> {
    await this.accounts.openOverdue();
  }

  /** The account may have been suspended again before this event is delivered. */
  @OnDomainEvent('account.reopened', 'suspension-ends.show')
  async show({ accountId }: DomainEvents['account.reopened']): Promise<void> {
    await this.transactions.run((manager) => this.closures.showUnlessSuspended(accountId, manager));
  }
}
