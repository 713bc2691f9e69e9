import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { ClockService } from '../../../platform/clock/index.js';
import { Settings } from '../../../platform/config/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { payableOf } from '../ledger/purchase-sums.js';
import { messages } from '../texts.js';
import { PLANS } from '../plans/plans.js';
import type { Purchase } from '../purchases/purchase.entity.js';
import { CheckoutPagesService } from './checkout-pages.service.js';
import { StripeClient } from './stripe.client.js';

/** A page that closes sooner is not reused. */
const WORTHWHILE_MS = 5 * 60_000;

/** Opens Stripe's checkout page for a purchase. Opening it makes nothing due. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly stripe: StripeClient,
    private readonly pages: CheckoutPagesService,
    private readonly ledger: LedgerRepository,
    private readonly transactions: TransactionsService,
    private readonly settings: Settings,
    private readonly clock: ClockService,
  ) {}

  /** The address of the page; the same one while it is open. Throws `payment_processing`, `payment_unavailable`, and `conflict` if the purchase changed meanwhile. */
  async open(purchase: Purchase, email: string): Promise<string> {
    if (purchase.processingSince) throw new DomainError('payment_processing');
    const { checkoutUrl, checkoutExpiresAt } = purchase;
    const worthwhile = this.clock.now().getTime() + WORTHWHILE_MS;
    if (checkoutUrl && checkoutExpiresAt && checkoutExpiresAt.getTime() > worthwhile) return checkoutUrl;
    const unitAmount = payableOf(purchase, await this.ledger.sumsOf(purchase.id));
    // After a lost response Stripe returns the same page; after a closed one, a new one.
    const key = `checkout:${purchase.id}:${purchase.checkoutSessionId ?? 'first'}`;
    const session = await this.stripe.openPage(key, (stripe, options) =>
      stripe.checkout.sessions.create(this.sessionFor(purchase, unitAmount, email), options),
    );
    const page = {
      checkoutSessionId: session.id,
      checkoutUrl: session.url,
      checkoutExpiresAt: new Date(session.expires_at * 1_000),
    };
    const isKept = await this.transactions.run((manager) => this.pages.keep(purchase, unitAmount, page, manager));
    if (!isKept) throw new DomainError('conflict');
    return session.url ?? this.settings.publicUrl;
  }

  private sessionFor(purchase: Purchase, unitAmount: number, email: string): Stripe.Checkout.SessionCreateParams {
    const { id: purchaseId, plan, part, currency } = purchase;
    const page = `${this.settings.publicUrl}/payment?tier=${plan}&purchase=${purchaseId}`;
    const back = (outcome: string) => `${page}&outcome=${outcome}`;
    return {
      mode: 'payment',
      client_reference_id: purchaseId,
      customer_email: email,
      metadata: { purchaseId },
      // Refunds and disputes reference the payment, not the page.
      payment_intent_data: { metadata: { purchaseId }, description: messages.item(plan, part, PLANS[plan].months) },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: unitAmount,
            product_data: { name: messages.item(plan, part, PLANS[plan].months) },
          },
        },
      ],
      success_url: back('paid'),
      cancel_url: back('cancelled'),
    };
  }
}
