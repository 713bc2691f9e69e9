import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { OutboxService, type DomainEvents } from '../../../platform/events/index.js';
import '../billing-events.js';
import { InvoicingService } from '../invoices/invoicing.service.js';
import { PlanStateService } from '../plans/plan-state.service.js';
import type { Purchase } from '../purchases/purchase.entity.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';
import type { Cause, MoneyMove } from './money-move.js';
import { PlanSpansService } from './plan-spans.service.js';
import { LedgerRepository, type NewLedgerEntry } from './ledger.repository.js';
import { accountsOf, dueOf, moneyOf, reversalOf, stateOf, writtenOffOf, type LedgerKind } from './purchase-sums.js';

/** Of what is to be paid, no plan has begun: after a reversal as before a payment. */
const NOT_BEGUN = { settledAt: null, startsAt: null, endsAt: null, endToldDays: null, endedAt: null } as const;

/**
 * Writes into the ledger. Every move is a row that comes about once, and in the same transaction the purchase, its
 * invoice and the person's tier follow from what the rows sum up to: nothing else ever changes them.
 */
@Injectable()
export class BookkeepingService {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly purchases: PurchasesRepository,
    private readonly plans: PlanStateService,
    private readonly spans: PlanSpansService,
    private readonly invoicing: InvoicingService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** It is to be paid, less what the offer takes off. Nothing happens the second time. */
  async charge(purchase: Purchase, manager: EntityManager): Promise<void> {
    await this.purchases.lockPerson(purchase.personId, manager);
    await this.addCharge(purchase, manager);
    await this.syncFromLedger(purchase.id, manager);
  }

  /** An admin gives it for nothing, now or (without a cause) with the plan that it belongs to. */
  async grant(purchase: Purchase, cause: Cause | undefined, manager: EntityManager): Promise<void> {
    await this.purchases.lockPerson(purchase.personId, manager);
    await this.addCharge(purchase, manager);
    const amountCents = purchase.amountCents - purchase.discountCents;
    await this.add(purchase, 'grant', { key: `grant:${purchase.id}`, amountCents, cause }, manager);
    await this.syncFromLedger(purchase.id, manager);
  }

  /**
   * Money came in. Where what was paid before went back without our decision, it pays for that. False when it was heard of
   * before.
   */
  async receive(purchase: Purchase, move: MoneyMove, manager: EntityManager): Promise<boolean> {
    await this.purchases.lockPerson(purchase.personId, manager);
    await this.addCharge(purchase, manager);
    if (!(await this.add(purchase, 'payment', move, manager))) return false;
    const sums = await this.ledger.sumsOf(purchase.id, manager);
    await this.addBeside(purchase, 'reinstatement', Math.min(writtenOffOf(sums), -dueOf(sums)), move, manager);
    await this.syncFromLedger(purchase.id, manager);
    const paidAt = move.occurredAt ?? this.clock.now();
    const isPaid = dueOf(await this.ledger.sumsOf(purchase.id, manager)) <= 0;
    const { id: invoiceId, number } = await this.invoicing.received(purchase, paidAt, isPaid, manager);
    const paper = { invoiceId, number, paidAt: paidAt.toISOString() };
    await this.tell('payment.received', purchase, move, paper, manager);
    return true;
  }

  /**
   * Money went back that had come in: no one is asked for what it paid for, as far as no other money does. A bank may take
   * more than that, for what we had refunded before; then the loss is ours. `isDecided`: an admin gave it back,
   * and what comes in later does not pay for it; with the last of the money the whole purchase is given up. False when
   * it was heard of before.
   */
  async recordRefund(
    purchase: Purchase,
    kind: 'refund' | 'chargeback',
    move: MoneyMove,
    isDecided: boolean,
    manager: EntityManager,
  ): Promise<boolean> {
    await this.purchases.lockPerson(purchase.personId, manager);
    if (!(await this.add(purchase, kind, move, manager))) return false;
    const sums = await this.ledger.sumsOf(purchase.id, manager);
    // What was paid too much was not owed: only what is open now through the refund is taken off.
    const owed = Math.max(0, Math.min(move.amountCents, dueOf(sums)));
    const givenUp = isDecided && moneyOf(sums) <= 0 ? writtenOffOf(sums) : 0;
    await this.addBeside(purchase, 'reinstatement', givenUp, move, manager);
    await this.addBeside(purchase, isDecided ? 'credit' : 'write_off', owed + givenUp, move, manager);
    await this.syncFromLedger(purchase.id, manager);
    await this.tell('payment.refunded', purchase, move, { byBank: kind === 'chargeback' }, manager);
    return true;
  }

  /**
   * A refund (`move`) was refused by the payer's bank: the money is with us again, and still theirs. One that was refused
   * before we heard of it never took effect: both rows stand, and what was paid for stays paid.
   */
  async takeBackRefund(purchase: Purchase, move: MoneyMove, manager: EntityManager): Promise<void> {
    await this.purchases.lockPerson(purchase.personId, manager);
    const isNews = await this.add(purchase, 'refund', move, manager);
    if (!(await this.add(purchase, 'refund_failed', { ...move, key: `failed:${move.key}` }, manager))) return;
    await this.syncFromLedger(purchase.id, manager);
    if (!isNews) await this.tell('refund.failed', purchase, move, {}, manager);
  }

  /**
   * A transfer (`move`) was booked by mistake: what it paid for is owed again, and what it had taken up again is not. A
   * plan that began with it has not begun. The row is of the transfer's day, on which nothing came in. False when it was
   * reversed before.
   */
  async reverse(purchase: Purchase, move: MoneyMove, manager: EntityManager): Promise<boolean> {
    await this.purchases.lockPerson(purchase.personId, manager);
    const reversal = { ...move, key: reversalOf(move.key) };
    if (!(await this.add(purchase, 'reversal', reversal, manager))) return false;
    const reinstated = await this.ledger.amountOf(`reinstatement:${move.key}`, manager);
    await this.addBeside(purchase, 'write_off', reinstated, reversal, manager);
    await this.syncFromLedger(purchase.id, manager);
    return true;
  }

  /** A grant ends before its day. */
  async withdraw(purchase: Purchase, cause: Cause, manager: EntityManager): Promise<void> {
    await this.purchases.lockPerson(purchase.personId, manager);
    const amountCents = (await this.ledger.sumsOf(purchase.id, manager)).grant;
    if (!(await this.add(purchase, 'withdrawal', { key: `withdrawal:${purchase.id}`, amountCents, cause }, manager)))
      return;
    await this.syncFromLedger(purchase.id, manager);
    const { id: purchaseId, personId: userId, plan } = purchase;
    await this.outbox.add(manager, 'plan.withdrawn', { userId, purchaseId, plan });
  }

  /** Nothing is owed any more. What was paid in part becomes the payer’s: it waits to be sent back. */
  async cancel(purchase: Purchase, cause: Cause, manager: EntityManager): Promise<void> {
    await this.purchases.lockPerson(purchase.personId, manager);
    const sums = await this.ledger.sumsOf(purchase.id, manager);
    const amountCents = dueOf(sums) + Math.max(0, moneyOf(sums));
    if (dueOf(sums) > 0)
      await this.add(purchase, 'cancellation', { key: `cancellation:${purchase.id}`, amountCents, cause }, manager);
    await this.syncFromLedger(purchase.id, manager);
  }

  /** What is still to be paid for a purchase. */
  async dueOf(purchaseId: string, manager: EntityManager): Promise<number> {
    return dueOf(await this.ledger.sumsOf(purchaseId, manager));
  }

  private async addCharge(purchase: Purchase, manager: EntityManager): Promise<void> {
    const { id, amountCents, discountCents } = purchase;
    await this.add(purchase, 'charge', { key: `charge:${id}`, amountCents }, manager);
    if (discountCents > 0)
      await this.add(purchase, 'discount', { key: `discount:${id}`, amountCents: discountCents }, manager);
  }

  /** What follows from money that moved: nothing, when it comes to nothing. */
  private async addBeside(
    purchase: Purchase,
    kind: 'credit' | 'write_off' | 'reinstatement',
    amountCents: number,
    { key, account, occurredAt, cause }: MoneyMove,
    manager: EntityManager,
  ): Promise<void> {
    if (amountCents > 0)
      await this.add(purchase, kind, { key: `${kind}:${key}`, amountCents, account, occurredAt, cause }, manager);
  }

  private async add(
    { id: purchaseId, personId, currency, sourceKey }: Purchase,
    kind: LedgerKind,
    move: Pick<MoneyMove, 'key' | 'amountCents' | 'cause'> & Partial<MoneyMove>,
    manager: EntityManager,
  ): Promise<boolean> {
    const { key, amountCents, cause, account = 'bank', reference = sourceKey, occurredAt = this.clock.now() } = move;
    const entry: NewLedgerEntry = {
      key,
      purchaseId,
      personId,
      kind,
      ...accountsOf(kind, account),
      amountCents,
      currency,
      reference,
      occurredAt,
      reason: cause?.reason ?? null,
      actorId: cause?.actorId ?? null,
    };
    return this.ledger.add(entry, manager);
  }

  /** Brings purchase and tier to what the rows say. */
  private async syncFromLedger(purchaseId: string, manager: EntityManager): Promise<void> {
    const purchase = await this.purchases.find(purchaseId, manager);
    if (!purchase) throw new Error(`There is no purchase ${purchaseId}`);
    const now = this.clock.now();
    const sums = await this.ledger.sumsOf(purchaseId, manager);
    const state = stateOf(sums);
    const begins = state === 'settled' && purchase.settledAt === null;
    const isBack = state === 'settled' && purchase.state === 'refunded';
    const span = (begins || isBack) && purchase.part !== 'placement' ? await this.spans.of(purchase, now, manager) : {};
    const overpaidSince = dueOf(sums) < 0 ? (purchase.overpaidSince ?? now) : null;
    const settled = begins ? { settledAt: now } : state === 'open' ? NOT_BEGUN : {};
    await this.purchases.update(purchaseId, { state, overpaidSince, ...settled, ...span }, manager);
    if (purchase.state === 'settled' && state !== 'settled') await this.spans.moveUp(purchase, now, manager);
    if (begins && span.endsAt) {
      const { personId: userId, plan } = purchase;
      const until = span.endsAt.toISOString();
      await this.outbox.add(manager, 'plan.started', { userId, purchaseId, plan, until });
    }
    await this.plans.follow(purchase.personId, manager);
  }

  private async tell<Name extends 'payment.received' | 'payment.refunded' | 'refund.failed'>(
    name: Name,
    { id: purchaseId, personId: userId, currency }: Purchase,
    { amountCents }: MoneyMove,
    more: Omit<DomainEvents[Name], 'userId' | 'purchaseId' | 'amountCents' | 'currency'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.outbox.add(manager, name, { userId, purchaseId, amountCents, currency, ...more } as never);
  }
}
