import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import {
  dayEndSql,
  dayOfSql,
  dayStartSql,
  type DailyMetric,
  type DayRange,
} from '../../../platform/daily-metrics/index.js';
import type { Currency } from '../money.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { NO_SUMS, type LedgerAccount, type LedgerKind, type MoneyAccount, type PurchaseSums } from './purchase-sums.js';

export type NewLedgerEntry = Omit<LedgerEntry, 'id' | 'recordedAt' | 'reference' | 'reason' | 'actorId'> &
  Partial<Pick<LedgerEntry, 'reference' | 'reason' | 'actorId'>>;

/** A payment or refund of a purchase. */
export interface MoneyOfPurchase {
  kind: 'payment' | 'reversal' | 'refund' | 'refund_failed';
  by: MoneyAccount;
  amountCents: number;
  /** An ISO date. */
  day: string;
}

/** A transfer that an admin recorded, perhaps by mistake. */
export interface BookedTransfer {
  id: string;
  purchaseId: string;
  amountCents: number;
  reference: string | null;
  paidAt: Date;
  bookedAt: Date;
  reversedAt: Date | null;
}

/** A card payment by its Stripe id, and the part that is not refunded. */
interface CardPaymentLeft {
  paymentIntentId: string;
  cents: number;
}

/** The balance of an account in cents, in one currency. */
export interface AccountBalance {
  account: LedgerAccount;
  currency: Currency;
  cents: number;
}

@Injectable()
export class LedgerRepository {
  constructor(@InjectRepository(LedgerEntry) private readonly entries: Repository<LedgerEntry>) {}

  /** False if the key exists: the row was recorded before. */
  async add(entry: NewLedgerEntry, manager: EntityManager): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(LedgerEntry)
      .values(entry)
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as unknown[]).length > 0;
  }

  /** The purchase of a row; null if there is no such row. */
  async purchaseOf(key: string, manager: EntityManager = this.entries.manager): Promise<string | null> {
    const row = await manager.findOne(LedgerEntry, { where: { key }, select: { id: true, purchaseId: true } });
    return row?.purchaseId ?? null;
  }

  /** Whether there is such a row. */
  async has(key: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(LedgerEntry, { key });
  }

  /** The amount of a row; 0 if there is none. */
  async amountOf(key: string, manager: EntityManager): Promise<number> {
    return (await manager.findOneBy(LedgerEntry, { key }))?.amountCents ?? 0;
  }

  /** A transfer recorded for a purchase. */
  async transfer(id: string, purchaseId: string, manager: EntityManager): Promise<LedgerEntry | null> {
    return manager.findOneBy(LedgerEntry, { id, purchaseId, kind: 'payment', debit: 'bank' });
  }

  /** The transfers recorded for these purchases, in order. */
  async transfersOf(purchaseIds: readonly string[]): Promise<BookedTransfer[]> {
    return this.entries.query<BookedTransfer[]>(
      `SELECT payment.id, payment.purchase_id AS "purchaseId", payment.amount_cents AS "amountCents", payment.reference,
              payment.occurred_at AS "paidAt", payment.recorded_at AS "bookedAt", reversal.recorded_at AS "reversedAt"
       FROM ledger_entries AS payment
       LEFT JOIN ledger_entries AS reversal ON reversal.key = 'reversal:' || payment.key
       WHERE payment.purchase_id = ANY($1) AND payment.kind = 'payment' AND payment.debit = 'bank'
       ORDER BY payment.id`,
      [purchaseIds],
    );
  }

  async sumsOf(purchaseId: string, manager: EntityManager = this.entries.manager): Promise<PurchaseSums> {
    const rows = await manager.query<{ kind: LedgerKind; cents: number }[]>(
      'SELECT kind, sum(amount_cents)::int AS cents FROM ledger_entries WHERE purchase_id = $1 GROUP BY kind',
      [purchaseId],
    );
    return { ...NO_SUMS, ...Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents])) };
  }

  /** All rows of a purchase, in order. */
  async rowsOf(purchaseId: string, manager: EntityManager): Promise<Pick<LedgerEntry, 'kind' | 'amountCents'>[]> {
    return manager.find(LedgerEntry, {
      where: { purchaseId },
      select: { id: true, kind: true, amountCents: true },
      order: { id: 'ASC' },
    });
  }

  /** Our money from a purchase by one payment method, less refunds. */
  async moneyOf(purchaseId: string, account: MoneyAccount, manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ cents: number }[]>(
      `SELECT coalesce(sum(CASE WHEN debit = $2 THEN amount_cents ELSE -amount_cents END), 0)::int AS cents
       FROM ledger_entries WHERE purchase_id = $1 AND $2 IN (debit, credit)`,
      [purchaseId, account],
    );
    return row?.cents ?? 0;
  }

  /** All our refunds by one payment method, including failed ones; chargebacks are not included. */
  async refundedOf(purchaseId: string, account: MoneyAccount, manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ cents: number }[]>(
      `SELECT coalesce(sum(amount_cents), 0)::int AS cents
       FROM ledger_entries WHERE purchase_id = $1 AND kind = 'refund' AND credit = $2`,
      [purchaseId, account],
    );
    return row?.cents ?? 0;
  }

  /** The Stripe ids of all card payments of a purchase, also of those that are refunded. */
  async cardPaymentIds(purchaseId: string): Promise<string[]> {
    const where = { purchaseId, kind: 'payment', debit: 'card' } as const;
    const rows = await this.entries.find({ where, select: { id: true, reference: true } });
    return rows.flatMap(({ reference }) => reference ?? []);
  }

  /** The card payments of a purchase that can still be refunded, newest first. */
  async cardPayments(purchaseId: string, manager: EntityManager = this.entries.manager): Promise<CardPaymentLeft[]> {
    return manager.query<CardPaymentLeft[]>(
      `SELECT reference AS "paymentIntentId", sum(CASE debit WHEN 'card' THEN amount_cents ELSE -amount_cents END)::int AS cents
       FROM ledger_entries WHERE purchase_id = $1 AND 'card' IN (debit, credit)
       GROUP BY reference HAVING sum(CASE debit WHEN 'card' THEN amount_cents ELSE -amount_cents END) > 0
       ORDER BY max(id) FILTER (WHERE kind = 'payment') DESC`,
      [purchaseId],
    );
  }

  /** Payments and refunds of a purchase, in order. */
  async movesOf(purchaseId: string): Promise<MoneyOfPurchase[]> {
    return this.entries.query<MoneyOfPurchase[]>(
      `SELECT CASE kind WHEN 'chargeback' THEN 'refund' ELSE kind END AS kind,
              CASE WHEN 'card' IN (debit, credit) THEN 'card' ELSE 'bank' END AS by,
              amount_cents AS "amountCents", ${dayOfSql('occurred_at')}::text AS day
       FROM ledger_entries WHERE purchase_id = $1 AND kind IN ('payment', 'reversal', 'refund', 'chargeback', 'refund_failed')
       ORDER BY occurred_at, id`,
      [purchaseId],
    );
  }

  /** A person's rows, newest first; `before` is the id of the last known one. */
  async page(personId: string, before: string | null, limit: number): Promise<LedgerEntry[]> {
    const entries = this.entries
      .createQueryBuilder('entry')
      .where('entry.personId = :personId', { personId })
      .orderBy('entry.id', 'DESC')
      .take(limit);
    if (before !== null) entries.andWhere('entry.id < :before', { before });
    return entries.getMany();
  }

  async revenueByDay({ from, to }: DayRange): Promise<DailyMetric<'revenue'>[]> {
    return this.entries.query<DailyMetric<'revenue'>[]>(
      `SELECT ${dayOfSql('occurred_at')}::text AS day, 'revenue' AS metric, currency AS part,
              sum(CASE WHEN debit IN ('card', 'bank') THEN amount_cents ELSE -amount_cents END)::float8 AS value
       FROM ledger_entries
       WHERE kind IN ('payment', 'reversal', 'refund', 'chargeback', 'refund_failed')
         AND occurred_at >= ${dayStartSql('$1')} AND occurred_at < ${dayEndSql('$2')}
       GROUP BY 1, currency`,
      [from, to],
    );
  }

  async balances(): Promise<AccountBalance[]> {
    return this.entries.query<AccountBalance[]>(
      `SELECT account, currency, sum(cents)::bigint::float8 AS cents FROM (
         SELECT debit AS account, currency, amount_cents AS cents FROM ledger_entries
         UNION ALL SELECT credit, currency, -amount_cents FROM ledger_entries
       ) AS moves GROUP BY account, currency ORDER BY account, currency`,
    );
  }
}
