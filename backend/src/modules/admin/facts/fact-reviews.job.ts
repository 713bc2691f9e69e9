import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { FactReviewsService } from '../../../platform/facts/index.js';
import { Scheduled } from '../../../platform/jobs/index.js';
import { AdminQueuesRegistry, type QueueState } from '../queues/admin-queues.registry.js';

declare module '../../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** These facts are past their day of review, and admins have not been told yet. */
    'legal-facts.review-due': { labels: string[] };
  }
}

/** Facts past their day of review are a queue of Admin; each is reported once for each such day. */
@Injectable()
export class FactReviewsJob implements OnModuleInit {
  constructor(
    private readonly reviews: FactReviewsService,
    private readonly queues: AdminQueuesRegistry,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionsService,
  ) {}

  onModuleInit(): void {
    this.queues.add('facts', () => this.waiting());
  }

  private async waiting(): Promise<QueueState> {
    const due = await this.reviews.due();
    return { waiting: due.length, oldestSince: due[0] ? new Date(`${due[0].reviewBy}T00:00:00Z`) : null };
  }

  /** At nine in the morning in Sydney's winter, ten in its summer. */
  @Scheduled('facts.review', { cron: '0 23 * * *', does: 'Reports legal facts that are past their day of review' })
  async report(): Promise<void> {
    await this.transactions.run(async (manager) => {
      const untold = await this.reviews.untold(manager);
      if (untold.length === 0) return;
      await this.outbox.add(manager, 'legal-facts.review-due', { labels: untold.map(({ label }) => label) });
    });
  }
}
