import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { AccountFacts } from '../../auth/index.js';
import { regionFacts } from '../../country/index.js';
import { BookkeepingService } from '../ledger/bookkeeping.service.js';
import { messages } from '../texts.js';
import { SellerService } from '../invoices/seller.service.js';
import { CheckoutPagesService } from '../stripe/checkout-pages.service.js';
import { discountOf, OfferService } from '../plans/offer.service.js';
import { PlanStateService } from '../plans/plan-state.service.js';
import { firstPartOf, PLANS, priceOf, type PaidPlan } from '../plans/plans.js';
import type { Purchase } from './purchase.entity.js';
import { PurchasesRepository } from './purchases.repository.js';

/** Unfinished orders, at today's price. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly books: BookkeepingService,
    private readonly plans: PlanStateService,
    private readonly offer: OfferService,
    private readonly seller: SellerService,
    private readonly pages: CheckoutPagesService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Returns the person's open purchase, or a new one. Locks the person until commit. Throws `plan_already_active` and
   * `payments_not_set_up`.
   */
  async take({ id: personId, region }: AccountFacts, plan: PaidPlan, manager: EntityManager): Promise<Purchase> {
    await this.purchases.lockPerson(personId, manager);
    if (!this.plans.mayTake(await this.plans.ofOne(personId, manager), plan))
      throw new DomainError('plan_already_active');
    const part = firstPartOf(plan);
    const amountCents = priceOf(plan, part);
    const discountCents = discountOf(amountCents, PLANS[plan].inOffer ? await this.offer.current() : null);
    const isFree = discountCents === amountCents;
    if (!isFree && this.seller.paysBy(region) === 'none') throw new DomainError('payments_not_set_up');
    const open = await this.purchases.openOf(personId, plan, part, manager);
    // Its payment is in progress, so it is not restarted even if the price has changed.
    if (open?.processingSince) return open;
    if (open && (await this.isToday(open, { region, amountCents, discountCents }, manager))) return open;
    if (open) await this.drop(open, messages.orderReplaced, manager);
    const { currency } = regionFacts(region);
    const way = isFree ? 'offer' : this.seller.takesCards ? 'card' : 'invoice';
    const createdAt = this.clock.now();
    const order = { personId, plan, part, way, region, currency, amountCents, discountCents, createdAt } as const;
    const inserted = await this.purchases.insert(order, manager);
    if (!inserted) throw new DomainError('conflict');
    return inserted;
  }

  /**
   * Drops an unfinished order, so that the old price can no longer be paid. Its rows make money that arrives
   * nevertheless a surplus, which is returned.
   */
  async drop(open: Purchase, reason: string, manager: EntityManager): Promise<void> {
    await this.books.charge(open, manager);
    await this.books.cancel(open, { actorId: null, reason }, manager);
    await this.pages.close(open, manager);
  }

  /** An invoiced order stays as it is; an unfinished one is restarted if its price or currency has changed. */
  private async isToday(
    open: Purchase,
    today: Pick<Purchase, 'region' | 'amountCents' | 'discountCents'>,
    manager: EntityManager,
  ): Promise<boolean> {
    const [row] = await this.purchases.rows([open.id], manager);
    if ((row?.sums.charge ?? 0) > 0) return true;
    const { region, amountCents, discountCents } = today;
    return open.region === region && open.amountCents === amountCents && open.discountCents === discountCents;
  }
}
