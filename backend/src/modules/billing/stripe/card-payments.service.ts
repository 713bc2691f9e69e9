import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { isUuid } from '../../../platform/http/index.js';
import { JobQueueService } from '../../../platform/jobs/index.js';
import { BookkeepingService } from '../ledger/bookkeeping.service.js';
import type { Cause } from '../ledger/money-move.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { dueOf, payableOf } from '../ledger/purchase-sums.js';
import type { Purchase } from '../purchases/purchase.entity.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    /** A purchase was overpaid by card, so the surplus is refunded. */
    'billing.refund-surplus': { purchaseId: string };
    /** As the previous release named it: goes with the next release. */
    'billing.return-surplus': { purchaseId: string };
  }
}

const momentOf = (seconds: number): Date => new Date(seconds * 1_000);
const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
/** Marks an admin's refund at Stripe, so that the webhook recognises it even if it arrives first. */
export const DECIDED = { decided: 'true' } as const;
const isDecided = ({ metadata }: Stripe.Refund): boolean => metadata?.['decided'] === DECIDED.decided;
/** Whether no money went back: Stripe or the payer's bank did not accept the refund. */
export const isRejected = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';
/** Whether a submitted payment, such as a bank debit, brought no money. */
const hasFailed = ({ status }: Stripe.PaymentIntent): boolean =>
  status === 'requires_payment_method' || status === 'canceled';
/** The payment of a page that is completed but not paid; null for any other. */
export const unpaidIntentOf = ({ status, payment_status, payment_intent }: Stripe.Checkout.Session): string | null =>
  status === 'complete' && payment_status === 'unpaid' ? idOf(payment_intent) : null;
const keyOf = (paymentIntentId: string): string => `stripe:payment:${paymentIntentId}`;

/** A payment as Stripe reports it. */
interface CardPayment {
  paymentIntentId: string;
  amountCents: number;
  paidAt: Date;
}

/**
 * Records what Stripe reports about card payments. Every method is idempotent and the order does not matter; only a
 * refund or dispute of an unknown payment (`unrecordedPaymentOf`) has to wait until that is recorded.
 */
@Injectable()
export class CardPaymentsService {
  private readonly logger = new Logger('Stripe');

  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly ledger: LedgerRepository,
    private readonly books: BookkeepingService,
    private readonly jobs: JobQueueService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /**
   * The checkout was completed, or its money has arrived, as Stripe reported at `confirmedAt`. While the payment is in
   * progress another event follows, and no new page is opened. `intent`: the payment of an unpaid page as it is now,
   * because events arrive in any order.
   */
  async completed(
    session: Stripe.Checkout.Session,
    confirmedAt: Date,
    manager: EntityManager,
    intent: Stripe.PaymentIntent | null = null,
  ): Promise<void> {
    const { payment_status, payment_intent, amount_total, metadata, client_reference_id } = session;
    if (payment_status !== 'paid')
      return intent && hasFailed(intent)
        ? this.abandoned(session, manager, true)
        : this.processing(session, confirmedAt, manager);
    const purchase = await this.locked(metadata?.['purchaseId'] ?? client_reference_id, manager);
    const paymentIntentId = idOf(payment_intent);
    if (!purchase || !paymentIntentId || !amount_total) return this.unknown(session.object, session.id);
    await this.received(purchase, { paymentIntentId, amountCents: amount_total, paidAt: confirmedAt }, manager);
  }

  private async processing(session: Stripe.Checkout.Session, since: Date, manager: EntityManager): Promise<void> {
    const purchase = await this.locked(session.metadata?.['purchaseId'] ?? session.client_reference_id, manager);
    if (!purchase || purchase.checkoutSessionId !== session.id) return;
    if (purchase.state !== 'open') {
      // Paid or cancelled otherwise meanwhile: no money is on its way any more.
      if (purchase.processingSince) await this.purchases.update(purchase.id, { processingSince: null }, manager);
      return;
    }
    const finished = { processingSince: purchase.processingSince ?? since, checkoutUrl: null };
    await this.purchases.update(purchase.id, finished, manager);
  }

  /** The payment of a refund or dispute if the ledger does not know it; otherwise null. */
  async unrecordedPaymentOf({ payment_intent }: Stripe.Refund | Stripe.Dispute): Promise<string | null> {
    const paymentIntentId = idOf(payment_intent);
    if (!paymentIntentId) return null;
    return (await this.ledger.purchaseOf(keyOf(paymentIntentId))) === null ? paymentIntentId : null;
  }

  /** A payment whose event has not arrived. */
  async recordPayment(intent: Stripe.PaymentIntent, manager: EntityManager): Promise<void> {
    const { id: paymentIntentId, amount_received: amountCents, created, metadata } = intent;
    const purchase = await this.locked(metadata['purchaseId'], manager);
    if (!purchase || amountCents === 0) return this.unknown(intent.object, intent.id);
    await this.received(purchase, { paymentIntentId, amountCents, paidAt: momentOf(created) }, manager);
  }

  /** The page has closed without a payment, so an unfinished purchase is dropped. A failed payment is announced once. */
  async abandoned(session: Stripe.Checkout.Session, manager: EntityManager, hasPaid = false): Promise<void> {
    const purchase = await this.locked(session.metadata?.['purchaseId'] ?? session.client_reference_id, manager);
    if (purchase?.state !== 'open' || purchase.checkoutSessionId !== session.id) return;
    const { charge } = await this.ledger.sumsOf(purchase.id, manager);
    const closed = { checkoutUrl: null, checkoutExpiresAt: null, processingSince: null };
    // An invoiced amount stays open; only its page has closed.
    await this.purchases.update(purchase.id, charge > 0 ? closed : { ...closed, state: 'cancelled' }, manager);
    if (!purchase.processingSince && !(hasPaid && purchase.checkoutExpiresAt)) return;
    const { id: purchaseId, personId: userId, currency } = purchase;
    const amountCents = session.amount_total ?? payableOf(purchase, await this.ledger.sumsOf(purchase.id, manager));
    await this.outbox.add(manager, 'payment.failed', { userId, purchaseId, amountCents, currency });
  }

  /**
   * A refund was made, by us or in Stripe's dashboard, or the payer's bank rejected it. Each refund and each rejection
   * counts once, in any order.
   */
  async refunded(refund: Stripe.Refund, manager: EntityManager, cause?: Cause): Promise<void> {
    const paymentIntentId = idOf(refund.payment_intent);
    const purchase = await this.paidBy(paymentIntentId, manager);
    if (!purchase) return this.unknown(refund.object, refund.id);
    const move = {
      key: `stripe:refund:${refund.id}`,
      account: 'card' as const,
      amountCents: refund.amount,
      reference: paymentIntentId,
      occurredAt: this.clock.now(),
      cause,
    };
    if (isRejected(refund)) await this.books.recordFailedRefund(purchase, move, manager);
    else await this.books.recordRefund(purchase, 'refund', move, isDecided(refund), manager);
  }

  /** A bank disputes a payment. Recorded while it is open; a lost dispute is a chargeback. */
  async disputed(dispute: Stripe.Dispute, manager: EntityManager): Promise<void> {
    const paymentIntentId = idOf(dispute.payment_intent);
    const purchase = await this.paidBy(paymentIntentId, manager);
    if (!purchase) return this.unknown(dispute.object, dispute.id);
    const isOver = ['won', 'lost', 'warning_closed'].includes(dispute.status);
    const { disputedAt: known, disputeOutcome: decided } = purchase;
    const disputedAt = momentOf(dispute.created);
    const isNewer = known === null || disputedAt > known;
    // The newest dispute of a purchase counts. A late "created" event does not reopen a decided one.
    const disputeOutcome = isOver ? dispute.status : isNewer ? null : decided;
    if (isNewer || disputedAt.getTime() === known.getTime())
      await this.purchases.update(purchase.id, { disputedAt, disputeOutcome }, manager);
    this.logger.warn({ event: 'payment_disputed', purchaseId: purchase.id, status: dispute.status });
    if (dispute.status !== 'lost') return;
    const move = {
      key: `stripe:dispute:${dispute.id}`,
      account: 'card' as const,
      amountCents: dispute.amount,
      reference: paymentIntentId,
      occurredAt: this.clock.now(),
    };
    await this.books.recordRefund(purchase, 'chargeback', move, false, manager);
  }

  /** A surplus (the invoice was marked as paid, or cancelled, meanwhile) is refunded automatically. */
  private async received(
    purchase: Purchase,
    { paymentIntentId, amountCents, paidAt: occurredAt }: CardPayment,
    manager: EntityManager,
  ): Promise<void> {
    // A purchase that was paid by transfer meanwhile stays paid, and this payment is refunded.
    const isSettled = purchase.state === 'settled';
    await this.purchases.update(purchase.id, { processingSince: null, ...(!isSettled && { way: 'card' }) }, manager);
    const move = {
      key: keyOf(paymentIntentId),
      account: 'card' as const,
      amountCents,
      reference: paymentIntentId,
      occurredAt,
    };
    // Any other surplus, such as a rejected refund, is for an admin to refund.
    if (!(await this.books.recordPayment(purchase, move, manager))) return;
    if (dueOf(await this.ledger.sumsOf(purchase.id, manager)) < 0)
      await this.jobs.enqueue('billing.refund-surplus', { purchaseId: purchase.id }, { manager });
  }

  private async paidBy(paymentIntentId: string | null, manager: EntityManager): Promise<Purchase | null> {
    return this.locked(paymentIntentId && (await this.ledger.purchaseOf(keyOf(paymentIntentId), manager)), manager);
  }

  /** Finds the purchase by our id, which Stripe stores, and serialises changes to its person. */
  private async locked(id: string | null | undefined, manager: EntityManager): Promise<Purchase | null> {
    const purchase = isUuid(id) ? await this.purchases.find(id, manager) : null;
    if (!purchase) return null;
    await this.purchases.lockPerson(purchase.personId, manager);
    return this.purchases.find(purchase.id, manager);
  }

  /** From another product of the same Stripe account, or a manual payment. */
  private unknown(object: string, id: string): void {
    this.logger.warn({ event: 'stripe_event_unknown', object, id });
  }
}
