import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { dayAt } from '../../../platform/daily-metrics/index.js';
import { LedgerService } from '../../billing/index.js';
import { DailyMetricsRepository } from './daily-metrics.repository.js';

/**
 * A transfer may be recorded or reversed weeks after its day was counted, so only the revenue of that day is counted
 * again.
 */
@Injectable()
export class LateRevenueListener {
  constructor(
    private readonly ledger: LedgerService,
    private readonly metrics: DailyMetricsRepository,
    private readonly transactions: TransactionsService,
  ) {}

  @OnDomainEvent('payment.reversed', 'late-revenue.count-reversal')
  countReversal({ paidAt }: DomainEvents['payment.reversed']): Promise<void> {
    return this.countAgain({ paidAt });
  }

  @OnDomainEvent('payment.received', 'late-revenue.count-again')
  async countAgain({ paidAt }: Pick<DomainEvents['payment.received'], 'paidAt'>): Promise<void> {
    const day = dayAt(new Date(paidAt));
    await this.transactions.run(async (manager) => {
      await this.metrics.lock(manager);
      await this.metrics.put(await this.ledger.revenueByDay({ from: day, to: day }), manager);
    });
  }
}
