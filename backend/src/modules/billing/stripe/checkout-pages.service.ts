import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { JobQueueService } from '../../../platform/jobs/index.js';
import type { Purchase } from '../purchases/purchase.entity.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    /** Nothing is to be paid at a page of Stripe any more. */
    'billing.close-checkout': { sessionId: string };
  }
}

/** Stripe's pages at which something can be paid. */
@Injectable()
export class CheckoutPagesService {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly jobs: JobQueueService,
  ) {}

  /** No one is sent to the purchase's page any more, and after the commit Stripe closes it. */
  async close({ id, checkoutSessionId, checkoutUrl }: Purchase, manager: EntityManager): Promise<void> {
    if (!checkoutSessionId || !checkoutUrl) return;
    await this.purchases.update(id, { checkoutUrl: null, checkoutExpiresAt: null }, manager);
    await this.jobs.enqueue('billing.close-checkout', { sessionId: checkoutSessionId }, { manager });
  }
}
