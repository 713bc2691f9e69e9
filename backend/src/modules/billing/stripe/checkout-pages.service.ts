import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { JobQueueService } from '../../../platform/jobs/index.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { payableOf } from '../ledger/purchase-sums.js';
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
    private readonly ledger: LedgerRepository,
    private readonly jobs: JobQueueService,
  ) {}

  /**
   * Keeps the page that Stripe opened for an amount of this purchase; it is closed again, with false, if the purchase
   * has ended or another amount is open by now.
   */
  async keep(
    { id, personId }: Purchase,
    amountCents: number,
    page: { checkoutSessionId: string; checkoutUrl: string | null; checkoutExpiresAt: Date },
    manager: EntityManager,
  ): Promise<boolean> {
    await this.purchases.lockPerson(personId, manager);
    const now = await this.purchases.find(id, manager);
    const isSame = now?.state === 'open' && payableOf(now, await this.ledger.sumsOf(id, manager)) === amountCents;
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
