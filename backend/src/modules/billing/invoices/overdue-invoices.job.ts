import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { dayAt } from '../../../platform/daily-metrics/index.js';
import { eachItem, Scheduled } from '../../../platform/jobs/index.js';
import { InvoicesAdminService } from './invoices-admin.service.js';

@Injectable()
export class OverdueInvoicesJob {
  constructor(
    private readonly invoicesAdmin: InvoicesAdminService,
    private readonly clock: ClockService,
    private readonly transactions: TransactionsService,
  ) {}

  @Scheduled('billing.remind-overdue', { cron: '40 21 * * *', does: 'Reminds people once of an overdue invoice' })
  async remindOverdue(): Promise<void> {
    const today = dayAt(this.clock.now());
    await eachItem('billing.remind-overdue', {
      page: (after, limit) => this.invoicesAdmin.overdue(today, after, limit),
      work: ({ id }) => this.transactions.run((manager) => this.invoicesAdmin.remindOnce(id, manager)),
    });
  }
}
