import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue } from '../../../platform/jobs/index.js';
import { messages } from '../texts.js';
import { Refunds } from './refunds.service.js';

/** Sends back what came in by card beyond what was to be paid. */
@Injectable()
export class SurplusReturns implements OnModuleInit {
  constructor(
    private readonly refunds: Refunds,
    private readonly jobs: JobQueue,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('billing.return-surplus', ({ purchaseId }) => this.giveBack(purchaseId));
  }

  /** Payment by payment; nothing happens when it has gone back already. */
  async giveBack(purchaseId: string): Promise<void> {
    const cause = { actorId: null, reason: messages.refund.surplus };
    while (await this.refunds.refundSurplus(purchaseId, cause));
  }
}
