import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { dayAt } from '../../../platform/daily-metrics/index.js';
import { eachItem, JobQueueService } from '../../../platform/jobs/index.js';
import { InvoicesAdminService } from '../invoices/invoices-admin.service.js';
import { OpenCheckoutsJob } from '../stripe/open-checkouts.job.js';
import { PlanEndsService } from './plan-ends.service.js';

/** What the calendar does to plans, invoices and card payments that were begun. */
@Injectable()
export class BillingJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly ends: PlanEndsService,
    private readonly adminService: InvoicesAdminService,
    private readonly checkouts: OpenCheckoutsJob,
    private readonly clock: ClockService,
    private readonly transactions: TransactionsService,
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
      page: (after, limit) => this.adminService.overdue(today, after, limit),
      work: ({ id }) => this.transactions.run((manager) => this.adminService.remind(id, manager)),
    });
  }
}
