import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { BookkeepingService } from '../ledger/bookkeeping.service.js';
import type { Cause } from '../ledger/money-move.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { dueOf, moneyOf, rejectedLeftOf, type MoneyAccount } from '../ledger/purchase-sums.js';
import { messages } from '../texts.js';
import { inWords } from '../money.js';
import { CardPaymentsService, DECIDED, isRejected } from '../stripe/card-payments.service.js';
import { StripeClient } from '../stripe/stripe.client.js';
import type { Purchase } from './purchase.entity.js';
import { PurchasesRepository } from './purchases.repository.js';

/** The amount of a refund and its method: the original payment method by default. */
interface RefundRequest {
  amountCents: number;
  by?: MoneyAccount | undefined;
}

/** Repeated calls with the same decision refund once. */
interface CardRefund {
  amountCents: number;
  decisionId: string;
}

/** The amount and the payment it is refunded from. */
interface Source {
  purchase: Purchase;
  amountCents: number;
  account: MoneyAccount;
  /** The card payment. */
  paymentIntentId: string | null;
  refundedBefore: number;
}

/** Refunds payments: card payments through Stripe; admins refund bank transfers, which are recorded here. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly ledger: LedgerRepository,
    private readonly books: BookkeepingService,
    private readonly cards: CardPaymentsService,
    private readonly stripe: StripeClient,
    private readonly transactions: TransactionsService,
  ) {}

  /**
   * The method for a refund now: the original payment method by default. Throws `not_found`, and `validation_failed`
   * for more than can be refunded.
   */
  async methodOf(purchaseId: string, request: RefundRequest, manager: EntityManager): Promise<MoneyAccount> {
    return (await this.sourceOf(purchaseId, request, manager)).account;
  }

  /** Records an admin's refund by bank transfer. Throws the same. */
  async recordTransfer(purchaseId: string, amountCents: number, cause: Cause, manager: EntityManager): Promise<void> {
    const { purchase, refundedBefore } = await this.sourceOf(purchaseId, { amountCents, by: 'bank' }, manager);
    const key = `bank:refund:${purchase.id}:${refundedBefore}`;
    const move = { key, account: 'bank' as const, amountCents, reference: null, cause };
    await this.books.recordRefund(purchase, 'refund', move, true, manager);
  }

  /**
   * Refunds to the card through Stripe. Repeated calls with the same `decisionId` refund once. `record`
   * runs in the transaction of the rows. Throws `not_found`, `validation_failed` for more than can be refunded, and
   * `payment_unavailable`, also if an earlier call made the refund and it has been rejected since.
   */
  async refundToCard(
    purchaseId: string,
    { amountCents, decisionId }: CardRefund,
    cause: Cause,
    record?: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const earlier = await this.findAtStripe(purchaseId, decisionId);
    if (earlier) {
      await this.transactions.run(async (manager) => {
        await this.cards.refunded(earlier, manager, cause);
        if (!isRejected(earlier)) await record?.(manager);
      });
      if (isRejected(earlier)) throw new DomainError('payment_unavailable');
      return;
    }
    const request = { amountCents, by: 'card' as const };
    const source = await this.transactions.run((manager) => this.sourceOf(purchaseId, request, manager));
    await this.refundAtStripe({ ...source, decisionId }, cause, record);
  }

  /** Stripe's refund for this decision, in case a process ended before it could record it. */
  private async findAtStripe(purchaseId: string, decisionId: string): Promise<Stripe.Refund | null> {
    for (const paymentIntentId of await this.ledger.cardPaymentIds(purchaseId)) {
      const refund = (await this.refundsOf(paymentIntentId)).find(
        ({ metadata }) => metadata?.['request'] === decisionId,
      );
      if (refund) return refund;
    }
    return null;
  }

  private async refundsOf(paymentIntentId: string): Promise<Stripe.Refund[]> {
    const { data } = await this.stripe.ask((stripe) =>
      stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
    );
    return data;
  }

  /**
   * Refunds the surplus of a card payment, up to the newest payment. False if nothing is left. Runs under the same
   * lock as every refund, so that concurrent calls refund once. Asks Stripe first, because someone may have refunded
   * it in the dashboard.
   */
  async refundSurplus(purchaseId: string, cause: Cause): Promise<boolean> {
    await this.syncRefunds(purchaseId);
    const source = await this.transactions.run((manager) => this.surplusOf(purchaseId, manager));
    if (source) await this.refundAtStripe(source, cause);
    return source !== null;
  }

  private async syncRefunds(purchaseId: string): Promise<void> {
    for (const { paymentIntentId } of await this.ledger.cardPayments(purchaseId)) {
      const refunds = await this.refundsOf(paymentIntentId);
      await this.transactions.run(async (manager) => {
        for (const refund of refunds) await this.cards.refunded(refund, manager);
      });
    }
  }

  private async refundAtStripe(
    source: Source & { decisionId?: string },
    cause: Cause,
    record?: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const refund = await this.createAtStripe(source, cause);
    await this.transactions.run(async (manager) => {
      await this.purchases.lockPerson(source.purchase.personId, manager);
      await this.cards.refunded(refund, manager, cause);
      await record?.(manager);
    });
  }

  private async surplusOf(purchaseId: string, manager: EntityManager): Promise<Source | null> {
    const purchase = await this.locked(purchaseId, manager);
    const sums = await this.ledger.sumsOf(purchaseId, manager);
    const [payment] = await this.ledger.cardPayments(purchaseId, manager);
    const forAdmin = rejectedLeftOf(await this.ledger.rowsOf(purchaseId, manager));
    const amountCents = Math.min(-dueOf(sums) - forAdmin, moneyOf(sums), payment?.cents ?? 0);
    if (!payment || amountCents <= 0) return null;
    const { paymentIntentId } = payment;
    const refundedBefore = await this.ledger.refundedOf(purchaseId, 'card', manager);
    return { purchase, amountCents, account: 'card', paymentIntentId, refundedBefore };
  }

  private async sourceOf(
    purchaseId: string,
    { amountCents, by }: RefundRequest,
    manager: EntityManager,
  ): Promise<Source> {
    const purchase = await this.locked(purchaseId, manager);
    const sums = await this.ledger.sumsOf(purchaseId, manager);
    const payments = await this.ledger.cardPayments(purchaseId, manager);
    const largest = payments.reduce<(typeof payments)[number] | undefined>(
      (most, one) => (most && most.cents >= one.cents ? most : one),
      undefined,
    );
    const payment = payments.find(({ cents }) => cents >= amountCents) ?? largest;
    const card = payment?.cents ?? 0;
    // A card refund that the bank rejected may be sent by bank transfer instead.
    const bank = (await this.ledger.moneyOf(purchaseId, 'bank', manager)) + sums.refund_failed;
    const account = by ?? (card >= amountCents || card > bank ? 'card' : 'bank');
    const most = Math.max(0, Math.min(account === 'card' ? card : bank, moneyOf(sums)));
    if (amountCents > most) {
      const words = most > 0 ? messages.refund.tooMuch(inWords(most, purchase.currency)) : messages.refund.nothing;
      throw invalidField('amountCents', words);
    }
    const paymentIntentId = payment?.paymentIntentId ?? null;
    const refundedBefore = await this.ledger.refundedOf(purchaseId, account, manager);
    return { purchase, amountCents, account, paymentIntentId, refundedBefore };
  }

  /** Serialises changes to the purchase's person until commit. */
  private async locked(purchaseId: string, manager: EntityManager): Promise<Purchase> {
    const purchase = await this.purchases.find(purchaseId, manager);
    if (!purchase) throw new DomainError('not_found');
    await this.purchases.lockPerson(purchase.personId, manager);
    return purchase;
  }

  /** Idempotent: Stripe recognises a repeated refund. */
  private async createAtStripe(
    { purchase, amountCents, paymentIntentId, refundedBefore, decisionId }: Source & { decisionId?: string },
    { actorId }: Cause,
  ): Promise<Stripe.Refund> {
    if (!paymentIntentId) throw new DomainError('payment_unavailable');
    const { id: purchaseId } = purchase;
    const metadata = { purchaseId, ...(actorId !== null && DECIDED), ...(decisionId && { request: decisionId }) };
    const refund = await this.stripe.ask((stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentIntentId, amount: amountCents, metadata },
        { idempotencyKey: `refund:${purchaseId}:${decisionId ?? refundedBefore}:${amountCents}` },
      ),
    );
    if (isRejected(refund)) throw new DomainError('payment_unavailable');
    return refund;
  }
}

/** Whether a `payment_unavailable` error is Stripe's final rejection, so that a retry cannot help. */
export function isRejectedByStripe({ cause }: DomainError): boolean {
  if (!cause) return true;
  const { type } = cause as Partial<Stripe.errors.StripeError>;
  return type === 'StripeInvalidRequestError' || type === 'StripeCardError';
}
