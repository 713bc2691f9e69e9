import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { dayAt } from '../../../platform/figures/index.js';
import { Ledger } from '../../billing/index.js';
import { DailyFiguresRepository } from './daily-figures.repository.js';

/**
 * A transfer may be noted weeks after it came, when nobody counts that day any more: its revenue, and nothing else of that
 * day, is counted again.
 */
@Injectable()
export class LateRevenue {
  constructor(
    private readonly ledger: Ledger,
    private readonly figures: DailyFiguresRepository,
    private readonly transactions: Transactions,
  ) {}

  @OnDomainEvent('payment.received', 'late-revenue.count-again')
  async countAgain({ paidAt }: DomainEvents['payment.received']): Promise<void> {
    const day = dayAt(new Date(paidAt));
    await this.transactions.run(async (manager) => {
      await this.figures.lock(manager);
      await this.figures.put(await this.ledger.revenueByDay({ from: day, to: day }), manager);
    });
  }
}
