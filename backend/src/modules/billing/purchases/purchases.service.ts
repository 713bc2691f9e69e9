import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { decodePosition, pageOf, type PageQuery } from '../../../platform/http/index.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import { BookkeepingService } from '../ledger/bookkeeping.service.js';
import type { PaidPlan } from '../plans/plans.js';
import { BuyersService } from './buyers.service.js';
import { OrdersService } from './orders.service.js';
import { PaymentMethodsService } from './payment-methods.service.js';
import { toPurchase, type PurchaseOutcome, type PurchasePage } from './purchase.dto.js';
import { PurchasesRepository } from './purchases.repository.js';

const GRANTED: PurchaseOutcome = { kind: 'granted', url: null, invoiceId: null };

/** Sells plans, and lists a person's purchases. */
@Injectable()
export class PurchasesService {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly buyers: BuyersService,
    private readonly orders: OrdersService,
    private readonly ways: PaymentMethodsService,
    private readonly books: BookkeepingService,
    private readonly transactions: TransactionsService,
    private readonly answer: IdempotentAnswerService,
  ) {}

  /**
   * Begins or resumes a purchase. Idempotent. `priceCents` is the price that the person saw. Throws `wrong_role`,
   * `email_not_verified`, `plan_already_active`, `price_changed`, `payments_not_set_up` and `payment_unavailable`.
   */
  async buy(userId: string, plan: PaidPlan, priceCents?: number): Promise<PurchaseOutcome> {
    const buyer = await this.buyers.assertMayBuy(userId);
    const { purchase, isFree } = await this.transactions.run(async (manager) => {
      const taken = await this.orders.take(buyer, plan, manager);
      const price = taken.amountCents - taken.discountCents;
      // The offer may have ended meanwhile: no one owes a price they have not agreed to.
      if (priceCents !== undefined && priceCents !== price) throw new DomainError('price_changed');
      const costsNothing = price === 0;
      if (costsNothing) {
        await this.books.charge(taken, manager);
        await this.answer.store(GRANTED);
      }
      return { purchase: taken, isFree: costsNothing };
    });
    if (isFree) return GRANTED;
    const outcome = await this.ways.pay(purchase, buyer);
    return this.answer.once(() => Promise.resolve(outcome));
  }

  /** The person's purchases, newest first. */
  async list(userId: string, { cursor, limit }: PageQuery): Promise<PurchasePage> {
    const rows = await this.purchases.page(userId, decodePosition(cursor), limit + 1);
    const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => [createdAt, id]);
    return {
      items: shown.map(toPurchase),
      nextCursor,
    };
  }
}
