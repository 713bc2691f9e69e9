import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { JobQueueService } from '../../../platform/jobs/index.js';
import type { Purchase } from '../purchases/purchase.entity.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    /** A Stripe checkout page is no longer needed. */
    'billing.close-checkout': { sessionId: string };
  }
}

/** Stripe checkout pages. */
@Injectable()
export class CheckoutPagesService {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly jobs: JobQueueService,
  ) {}

  /**
   * Keeps the page that Stripe opened for this purchase; it is closed again, with false, if the purchase has changed
   * while Stripe answered.
   */
  async keep(
    { id, personId, amountCents, discountCents }: Purchase,
    page: { checkoutSessionId: string; checkoutUrl: string | null; checkoutExpiresAt: Date },
    manager: EntityManager,
  ): Promise<boolean> {
    await this.purchases.lockPerson(personId, manager);
    const now = await this.purchases.find(id, manager);
    const isSame = now?.state === 'open' && now.amountCents === amountCents && now.discountCents === discountCents;
    if (isSame) await this.purchases.update(id, page, manager);
    else await this.jobs.enqueue('billing.close-checkout', { sessionId: page.checkoutSessionId }, { manager });
    return isSame;
  }

  /** Removes the page from the purchase; Stripe closes it after the commit. */
  async close({ id, checkoutSessionId, checkoutUrl }: Purchase, manager: EntityManager): Promise<void> {
    if (!checkoutSessionId || !checkoutUrl) return;
    await this.purchases.update(id, { checkoutUrl: null, checkoutExpiresAt: null }, manager);
    await this.jobs.enqueue('billing.close-checkout', { sessionId: checkoutSessionId }, { manager });
  }
}
