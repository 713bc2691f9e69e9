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

/** No plan has begun: the state before a payment and after its reversal. */
const NOT_BEGUN = { settledAt: null, startsAt: null, endsAt: null, endToldDays: null, endedAt: null } as const;

/**
 * Writes to the ledger. Every row has a unique key, and the purchase, its invoice and the person's tier are derived
 * from the sums of the rows in the same transaction: nothing else changes them.
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

  /** Charges the amount less the discount of the offer. Idempotent. */
  async charge(purchase: Purchase, manager: EntityManager): Promise<void> {
    await this.purchases.lockPerson(purchase.personId, manager);
    await this.addCharge(purchase, manager);
    await this.syncFromLedger(purchase.id, manager);
  }

  /** An admin grants it for free, now or (without a cause) with the plan that it belongs to. */
  async grant(purchase: Purchase, cause: Cause | undefined, manager: EntityManager): Promise<void> {
    await this.purchases.lockPerson(purchase.personId, manager);
    await this.addCharge(purchase, manager);
    const amountCents = purchase.amountCents - purchase.discountCents;
    await this.add(purchase, 'grant', { key: `grant:${purchase.id}`, amountCents, cause }, manager);
    await this.syncFromLedger(purchase.id, manager);
  }

  /**
   * Records a payment. If an earlier payment went back without our decision, it covers that. False if it was already
   * recorded.
   */
  async recordPayment(purchase: Purchase, move: MoneyMove, manager: EntityManager): Promise<boolean> {
    await this.purchases.lockPerson(purchase.personId, manager);
    await this.addCharge(purchase, manager);
    if (!(await this.add(purchase, 'payment', move, manager))) return false;
    const sums = await this.ledger.sumsOf(purchase.id, manager);
    const reinstated = Math.min(writtenOffOf(sums), -dueOf(sums));
    await this.addEntry(purchase, 'reinstatement', reinstated, move, manager);
    await this.syncFromLedger(purchase.id, manager);
    const paidAt = move.occurredAt ?? this.clock.now();
    const due = dueOf(await this.ledger.sumsOf(purchase.id, manager));
    const { id: invoiceId, number } = await this.invoicing.received(purchase, paidAt, due <= 0, manager);
    const goesBack = dueOf(sums) + move.amountCents <= 0 && reinstated <= 0;
    const more = { invoiceId, number, paidAt: paidAt.toISOString(), dueCents: Math.max(0, due), goesBack };
    await this.publish('payment.received', purchase, move, more, manager);
    return true;
  }

  /**
   * Records a refund: the person no longer owes what it had paid for, unless other money covers it. A bank may take
   * more than that, for an earlier refund of ours; then the loss is ours. `isDecided`: an admin refunded it, and later
   * payments do not cover it; once all the money is refunded, nor what went back before. What was never paid stays due.
   * False if it was already recorded.
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
    // A surplus was never owed: only the amount that this refund reopens is written off.
    const reopened = Math.max(0, Math.min(move.amountCents, dueOf(sums)));
    const givenUp = isDecided && moneyOf(sums) <= 0 ? writtenOffOf(sums) : 0;
    await this.addEntry(purchase, 'reinstatement', givenUp, move, manager);
    await this.addEntry(purchase, isDecided ? 'credit' : 'write_off', reopened + givenUp, move, manager);
    await this.syncFromLedger(purchase.id, manager);
    const isPlan = purchase.part !== 'placement' && purchase.endsAt !== null && purchase.endsAt > this.clock.now();
    const endsPlan =
      isPlan && purchase.state === 'settled' && stateOf(await this.ledger.sumsOf(purchase.id, manager)) !== 'settled';
    const more = { byBank: kind === 'chargeback', by: move.account, endsPlan };
    await this.publish('payment.refunded', purchase, move, more, manager);
    return true;
  }

  /**
   * The payer's bank rejected a refund (`move`): we hold the money, which still belongs to the payer. A refund that
   * was rejected before we recorded it never took effect: both rows are kept, and the purchase stays paid.
   */
  async recordFailedRefund(purchase: Purchase, move: MoneyMove, manager: EntityManager): Promise<void> {
    await this.purchases.lockPerson(purchase.personId, manager);
    const isNews = await this.add(purchase, 'refund', move, manager);
    if (!(await this.add(purchase, 'refund_failed', { ...move, key: `failed:${move.key}` }, manager))) return;
    await this.syncFromLedger(purchase.id, manager);
    if (!isNews) await this.publish('refund.failed', purchase, move, {}, manager);
  }

  /**
   * A transfer (`move`) was recorded by mistake: its amount is due again, what it had reinstated is not, and a plan
   * that began with it ends. The row has the date of the transfer. False if it was already reversed.
   */
  async reverse(purchase: Purchase, move: MoneyMove, manager: EntityManager): Promise<boolean> {
    await this.purchases.lockPerson(purchase.personId, manager);
    const reversal = { ...move, key: reversalOf(move.key) };
    if (!(await this.add(purchase, 'reversal', reversal, manager))) return false;
    const reinstated = await this.ledger.amountOf(`reinstatement:${move.key}`, manager);
    await this.addEntry(purchase, 'write_off', reinstated, reversal, manager);
    await this.syncFromLedger(purchase.id, manager);
    return true;
  }

  /** Ends a grant early. */
  async withdraw(purchase: Purchase, cause: Cause, manager: EntityManager): Promise<void> {
    await this.purchases.lockPerson(purchase.personId, manager);
    const amountCents = (await this.ledger.sumsOf(purchase.id, manager)).grant;
    if (!(await this.add(purchase, 'withdrawal', { key: `withdrawal:${purchase.id}`, amountCents, cause }, manager)))
      return;
    await this.syncFromLedger(purchase.id, manager);
    const { id: purchaseId, personId: userId, plan } = purchase;
    await this.outbox.add(manager, 'plan.withdrawn', { userId, purchaseId, plan });
  }

  /** Cancels the open amount. A partial payment then belongs to the payer and waits for its refund. */
  async cancel(purchase: Purchase, cause: Cause, manager: EntityManager): Promise<void> {
    await this.purchases.lockPerson(purchase.personId, manager);
    const sums = await this.ledger.sumsOf(purchase.id, manager);
    const amountCents = dueOf(sums) + Math.max(0, moneyOf(sums));
    if (dueOf(sums) > 0)
      await this.add(purchase, 'cancellation', { key: `cancellation:${purchase.id}`, amountCents, cause }, manager);
    await this.syncFromLedger(purchase.id, manager);
  }

  /** The open amount of a purchase. */
  async dueOf(purchaseId: string, manager: EntityManager): Promise<number> {
    return dueOf(await this.ledger.sumsOf(purchaseId, manager));
  }

  private async addCharge(purchase: Purchase, manager: EntityManager): Promise<void> {
    const { id, amountCents, discountCents } = purchase;
    await this.add(purchase, 'charge', { key: `charge:${id}`, amountCents }, manager);
    if (discountCents > 0)
      await this.add(purchase, 'discount', { key: `discount:${id}`, amountCents: discountCents }, manager);
  }

  /** Adds a row that follows from a payment, unless its amount is zero. */
  private async addEntry(
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

  /** Updates purchase and tier from the rows. */
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
      const from = span.startsAt && span.startsAt > now ? { from: span.startsAt.toISOString() } : {};
      await this.outbox.add(manager, 'plan.started', { userId, purchaseId, plan, until, ...from });
    }
    await this.plans.syncTier(purchase.personId, manager);
  }

  private async publish<Name extends 'payment.received' | 'payment.refunded' | 'refund.failed'>(
    name: Name,
    { id: purchaseId, personId: userId, currency }: Purchase,
    { amountCents }: MoneyMove,
    more: Omit<DomainEvents[Name], 'userId' | 'purchaseId' | 'amountCents' | 'currency'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.outbox.add(manager, name, { userId, purchaseId, amountCents, currency, ...more } as never);
  }
}
