import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions } from '../../../platform/database/index.js';
import { dayAt } from '../../../platform/figures/index.js';
import { eachItem, JobQueue } from '../../../platform/jobs/index.js';
import { InvoiceDesk } from '../invoices/invoice-desk.service.js';
import { OpenCheckouts } from '../stripe/open-checkouts.js';
import { PlanEnds } from './plan-ends.service.js';

/** What the calendar does to plans, invoices and card payments that were begun. */
@Injectable()
export class BillingUpkeep implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly ends: PlanEnds,
    private readonly desk: InvoiceDesk,
    private readonly checkouts: OpenCheckouts,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('billing.plans', '7 * * * *', () => this.ends.tellAll());
    this.jobs.repeat('billing.invoices', '40 21 * * *', () => this.remindOverdue());
    this.jobs.repeat('billing.checkouts', '*/15 * * * *', () => this.checkouts.settle());
  }

  /** Everybody whose invoice is past its day is reminded once. */
  async remindOverdue(): Promise<void> {
    const today = dayAt(this.clock.now());
    await eachItem('billing.invoices', {
      page: (after, limit) => this.desk.overdue(today, after, limit),
      work: ({ id }) => this.transactions.run((manager) => this.desk.remind(id, manager)),
    });
  }
}
