import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Transactions, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { Bookkeeping, type Cause } from '../ledger/bookkeeping.service.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { messages } from '../messages.js';
import { inWords } from '../money.js';
import { CardPayments } from '../stripe/card-payments.service.js';
import { StripeGateway } from '../stripe/stripe-gateway.js';
import type { Purchase } from './purchase.entity.js';
import { PurchasesRepository } from './purchases.repository.js';

/** What the refund was taken from, as the books said then. */
interface Refundable {
  account: 'card' | 'bank';
  refundedBefore: number;
}

/** Gives money back: by Stripe what came by card; what came by transfer an administrator sends back and notes here. */
@Injectable()
export class Refunds {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly ledger: LedgerRepository,
    private readonly books: Bookkeeping,
    private readonly cards: CardPayments,
    private readonly stripe: StripeGateway,
    private readonly transactions: Transactions,
  ) {}

  /**
   * `record` belongs to the same transaction as the rows. Asked twice at once, it refunds once. Throws `not_found`,
   * `validation_failed` for more than there is, `conflict` when another refund of the same transfer was quicker, and
   * `payment_unavailable`, with all of which nothing was given back.
   */
  async refund(
    purchaseId: string,
    amountCents: number,
    cause: Cause,
    record: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const { purchase, from } = await this.transactions.run((manager) =>
      this.requireRefundable(purchaseId, amountCents, manager),
    );
    const charge = from.account === 'card' ? await this.atStripe(purchase, amountCents, from) : null;
    await this.transactions.run(async (manager) => {
      await this.purchases.lockPerson(purchase.personId, manager);
      if (charge) await this.cards.refunded(charge, manager, cause);
      else await this.byTransfer(purchase, amountCents, from, cause, manager);
      await record(manager);
    });
  }

  private async requireRefundable(
    purchaseId: string,
    amountCents: number,
    manager: EntityManager,
  ): Promise<{ purchase: Purchase; from: Refundable }> {
    const purchase = await this.purchases.find(purchaseId, manager);
    if (!purchase) throw new DomainError('not_found');
    await this.purchases.lockPerson(purchase.personId, manager);
    const card = await this.ledger.moneyOf(purchaseId, 'card', manager);
    const bank = await this.ledger.moneyOf(purchaseId, 'bank', manager);
    const account = card >= amountCents || card > bank ? 'card' : 'bank';
    const most = Math.max(0, account === 'card' ? card : bank);
    if (amountCents > most) {
      const words = most > 0 ? messages.refund.tooMuch(inWords(most, purchase.currency)) : messages.refund.nothing;
      throw new DomainError('validation_failed', { fields: { amountCents: [words] } });
    }
    return { purchase, from: { account, refundedBefore: await this.ledger.refundedOf(purchaseId, account, manager) } };
  }

  /** The charge as it stands after the refund. The same refund asked again is the same one for Stripe. */
  private async atStripe(
    { id, paymentIntentId }: Purchase,
    amount: number,
    { refundedBefore }: Refundable,
  ): Promise<Stripe.Charge> {
    if (!paymentIntentId) throw new DomainError('payment_unavailable');
    const refund = await this.stripe.ask((stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentIntentId, amount, metadata: { purchaseId: id }, expand: ['charge'] },
        { idempotencyKey: `refund:${id}:${refundedBefore}:${amount}` },
      ),
    );
    if (refund.status === 'failed' || !refund.charge || typeof refund.charge === 'string')
      throw new DomainError('payment_unavailable');
    return refund.charge;
  }

  private async byTransfer(
    purchase: Purchase,
    amountCents: number,
    { refundedBefore }: Refundable,
    cause: Cause,
    manager: EntityManager,
  ): Promise<void> {
    const key = `bank:refund:${purchase.id}:${refundedBefore}`;
    const move = { key, account: 'bank' as const, amountCents, reference: null, cause };
    if (!(await this.books.giveBack(purchase, 'refund', move, manager)))
      throw new DomainError('conflict', { message: messages.refund.meanwhile });
  }
}
