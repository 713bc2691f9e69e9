import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue } from '../../../platform/jobs/index.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { dueOf, moneyOf } from '../ledger/purchase-sums.js';
import { messages } from '../messages.js';
import { Refunds } from './refunds.service.js';

/** Sends back what came in by card beyond what was to be paid. */
@Injectable()
export class SurplusReturns implements OnModuleInit {
  constructor(
    private readonly refunds: Refunds,
    private readonly ledger: LedgerRepository,
    private readonly jobs: JobQueue,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('billing.return-surplus', ({ purchaseId }) => this.giveBack(purchaseId));
  }

  /** Payment by payment; nothing happens when it has gone back already. */
  async giveBack(purchaseId: string): Promise<void> {
    const cause = { actorId: null, reason: messages.refund.surplus };
    for (;;) {
      const sums = await this.ledger.sumsOf(purchaseId);
      const [payment] = await this.ledger.cardPayments(purchaseId);
      const amountCents = Math.min(-dueOf(sums), moneyOf(sums), payment?.cents ?? 0);
      if (amountCents <= 0) return;
      await this.refunds.refund(purchaseId, { amountCents, by: 'card' }, cause);
    }
  }
}
