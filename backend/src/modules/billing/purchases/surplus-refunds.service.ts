import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueueService } from '../../../platform/jobs/index.js';
import { messages } from '../texts.js';
import { RefundsService } from './refunds.service.js';

/** Refunds surpluses of card payments. */
@Injectable()
export class SurplusRefundsService implements OnModuleInit {
  constructor(
    private readonly refunds: RefundsService,
    private readonly jobs: JobQueueService,
  ) {}

  onModuleInit(): void {
    for (const name of ['billing.refund-surplus', 'billing.return-surplus'] as const)
      this.jobs.handle(name, ({ purchaseId }) => this.refundSurplus(purchaseId));
  }

  /** Payment by payment; does nothing if the surplus is already refunded. */
  async refundSurplus(purchaseId: string): Promise<void> {
    const cause = { actorId: null, reason: messages.refund.surplus };
    while (await this.refunds.refundSurplus(purchaseId, cause));
  }
}
