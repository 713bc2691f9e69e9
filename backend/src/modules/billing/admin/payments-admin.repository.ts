import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dayEndSql, dayStartSql } from '../../../platform/daily-metrics/index.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import { NEEDS_ATTENTION } from '../purchases/purchase.entity.js';
import type { AdminInvoicesQuery, AdminPaymentsQuery } from './payments-admin.dto.js';

/** Counting stops here. */
const MOST_COUNTED = 10_000;

export interface PayerRow {
  id: string;
  username: string;
  email: string;
}

type AdminInvoiceRow = Pick<
  Invoice,
  'id' | 'number' | 'purchaseId' | 'personId' | 'state' | 'currency' | 'totalCents' | 'taxCents'
> &
  Pick<Invoice, 'issuedAt' | 'dueOn' | 'paidAt' | 'remindedAt' | 'reopenedAt'> & { item: string; dueCents: number };

/** At most this many people match a search; longer searches are more specific. */
const MOST_NAMED = 1_000;

/** The people whose username or address begins with the search. */
const peopleNamed = (parameter: string) =>
  ['email', 'username']
    .map(
      (column) => `(
        SELECT id FROM account_identities WHERE ${column} >= ${parameter}::citext AND ${column} < (${parameter} || '~')::citext
        ORDER BY ${column} LIMIT ${MOST_NAMED})`,
    )
    .join(' UNION ALL ');

/** Rows that match a search, by invoice number or person; the parameter is in lower case. Both use an index. */
const named = (table: 'purchases' | 'invoices', parameter: string) => `IN (
  SELECT ${table === 'invoices' ? 'id' : 'purchase_id'} FROM invoices WHERE number = ${parameter}
  UNION ALL SELECT id FROM ${table} WHERE person_id IN (${peopleNamed(parameter)}))`;

/** Between two days, inclusive; null is unbounded. */
const within = (moment: string, from: string, until: string) => `(
  ${moment} >= coalesce(${dayStartSql(`${from}::text`)}, '-infinity') AND ${moment} < coalesce(${dayEndSql(`${until}::text`)}, 'infinity'))`;

@Injectable()
export class PaymentsAdminRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The ids of one page, newest first, and the total. */
  async payments(query: AdminPaymentsQuery): Promise<{ ids: string[]; total: number }> {
    const { state, plan, way, userId, attention, q, from: since, until, page, pageSize } = query;
    const text = searchedFor(q);
    const from = `
      FROM purchases AS purchase
      WHERE ($1::text IS NULL OR purchase.state = $1) AND ($2::text IS NULL OR purchase.plan = $2)
        AND ($3::text IS NULL OR purchase.way = $3) AND ($4::uuid IS NULL OR purchase.person_id = $4)
        AND ($5::text IS NULL OR true) ${text === null ? '' : `AND purchase.id ${named('purchases', '$5')}`}
        AND ${within('purchase.created_at', '$6', '$7')} ${attention === 'true' ? `AND (${NEEDS_ATTENTION})` : ''}`;
    const values = [state ?? null, plan ?? null, way ?? null, userId ?? null, text, since ?? null, until ?? null];
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT purchase.id ${from} ORDER BY purchase.created_at DESC, purchase.id DESC LIMIT $8 OFFSET $9`,
      [...values, pageSize, (page - 1) * pageSize],
    );
    return { ids: rows.map(({ id }) => id), total: await this.count(from, values) };
  }

  /** One page, those due first. */
  async invoices(query: AdminInvoicesQuery): Promise<{ rows: AdminInvoiceRow[]; total: number }> {
    const { state, q, from: since, until, page, pageSize } = query;
    const text = searchedFor(q);
    const from = `
      FROM invoices AS invoice
      WHERE ($1::text IS NULL OR invoice.state = $1)
        AND ($2::text IS NULL OR true) ${text === null ? '' : `AND invoice.id ${named('invoices', '$2')}`}
        AND ${within('invoice.issued_at', '$3', '$4')}`;
    const values = [state ?? null, text, since ?? null, until ?? null];
    const rows = await this.dataSource.query<AdminInvoiceRow[]>(
      `SELECT id, number, purchase_id AS "purchaseId", person_id AS "personId", state, currency,
              total_cents AS "totalCents", tax_cents AS "taxCents", issued_at AS "issuedAt", due_on::text AS "dueOn",
              paid_at AS "paidAt", reminded_at AS "remindedAt", reopened_at AS "reopenedAt", paper #>> '{lines,0,text}' AS item,
              (SELECT coalesce(sum(CASE debit WHEN 'receivable' THEN amount_cents ELSE -amount_cents END), 0)::int
               FROM ledger_entries WHERE purchase_id = invoice.purchase_id AND 'receivable' IN (debit, credit)) AS "dueCents"
       ${from} ORDER BY ${state === 'open' ? 'due_on, id' : 'issued_at DESC, id DESC'} LIMIT $5 OFFSET $6`,
      [...values, pageSize, (page - 1) * pageSize],
    );
    return { rows, total: await this.count(from, values) };
  }

  /** Payers; deleted accounts are left out. */
  async payers(ids: readonly string[]): Promise<Map<string, PayerRow>> {
    const rows = await this.dataSource.query<PayerRow[]>(
      'SELECT id, username::text AS username, email::text AS email FROM account_identities WHERE id = ANY($1)',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The most that one refund can take of each purchase: of one card payment, or by bank transfer. */
  async refundable(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.dataSource.query<{ id: string; cents: number }[]>(
      `SELECT purchase_id AS id, max(cents)::int AS cents FROM (
         SELECT purchase_id, sum(CASE debit WHEN 'card' THEN amount_cents ELSE -amount_cents END) AS cents
         FROM ledger_entries WHERE purchase_id = ANY($1) AND 'card' IN (debit, credit) GROUP BY purchase_id, reference
         UNION ALL
         SELECT purchase_id, sum(CASE WHEN debit = 'bank' OR kind = 'refund_failed' THEN amount_cents ELSE -amount_cents END)
         FROM ledger_entries WHERE purchase_id = ANY($1) AND ('bank' IN (debit, credit) OR kind = 'refund_failed')
         GROUP BY purchase_id
       ) AS of_method GROUP BY purchase_id`,
      [ids],
    );
    return new Map(rows.map(({ id, cents }) => [id, cents]));
  }

  private async count(from: string, values: unknown[]): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM (SELECT 1 ${from} LIMIT ${MOST_COUNTED}) AS counted`,
      values,
    );
    return row?.total ?? 0;
  }
}

const searchedFor = (q: string | undefined): string | null => q?.trim().toLowerCase() || null;
