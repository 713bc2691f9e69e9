import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { FactReviewsService } from '../../../platform/facts/index.js';
import { Scheduled } from '../../../platform/jobs/index.js';
import { VisaRuleReviewsService, type DueVisa } from '../../visas/index.js';
import { AdminQueuesRegistry, type QueueState } from '../queues/admin-queues.registry.js';

declare module '../../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** These facts and visa rules are due for review, and admins have not been notified yet. */
    'legal-facts.review-due': { labels: string[] };
  }
}

/** Facts and visa rules due for review are a queue of Admin; each is reported once per due date. */
@Injectable()
export class FactReviewsJob implements OnModuleInit {
  constructor(
    private readonly facts: FactReviewsService,
    private readonly visas: VisaRuleReviewsService,
    private readonly queues: AdminQueuesRegistry,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionsService,
  ) {}

  onModuleInit(): void {
    this.queues.add('facts', () => this.waiting());
  }

  private async waiting(): Promise<QueueState> {
    const [facts, visas] = await Promise.all([this.facts.due(), this.visas.due()]);
    const due = [...facts, ...visas].map(({ reviewBy }) => reviewBy).sort();
    return { waiting: due.length, oldestSince: due[0] ? new Date(`${due[0]}T00:00:00Z`) : null };
  }

  /** 9 am in Sydney in winter, 10 am in summer. */
  @Scheduled('facts.review', {
    cron: '0 23 * * *',
    does: 'Reports legal facts and rules of visas that are past their day of review',
  })
  async report(): Promise<void> {
    await this.transactions.run(async (manager) => {
      const facts = (await this.facts.takeUnnotified(manager)).map(({ label }) => label);
      const labels = [...facts, ...(await this.visas.takeUnnotified(manager)).map(rulesOf)];
      if (labels.length > 0) await this.outbox.add(manager, 'legal-facts.review-due', { labels });
    });
  }
}

const rulesOf = ({ label, ruleIds }: DueVisa): string =>
  `${label}: ${ruleIds.length === 1 ? '1 rule' : `${ruleIds.length} rules`}`;
