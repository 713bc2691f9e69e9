import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { dayAt } from '../../../platform/figures/index.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { moneyOf } from '../ledger/purchase-sums.js';
import { toPurchase, type PurchaseRow } from '../purchases/purchase.dto.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';
import type {
  LedgerPage,
  LedgerQuery,
  OfficeInvoicesPage,
  OfficeInvoicesQuery,
  OfficePayment,
  OfficePaymentsPage,
  OfficePaymentsQuery,
  Payer,
} from './payments-admin.dto.js';
import { PaymentsAdminRepository, type PayerRow } from './payments-admin.repository.js';

/** Everybody's payments and invoices, for administrators. */
@Injectable()
export class PaymentsAdminService {
  constructor(
    private readonly desk: PaymentsAdminRepository,
    private readonly purchases: PurchasesRepository,
    private readonly books: LedgerService,
    private readonly clock: ClockService,
  ) {}

  async payments(query: OfficePaymentsQuery): Promise<OfficePaymentsPage> {
    const { ids, total } = await this.desk.payments(query);
    const rows = await this.purchases.rows(ids);
    const payers = await this.desk.payers(rows.map(({ personId }) => personId));
    return { items: rows.map((row) => toOfficePayment(row, payers)), total };
  }

  /** How many an administrator has to look at. */
  waiting(): Promise<{ waiting: number; oldestSince: Date | null }> {
    return this.purchases.waiting();
  }

  /** Throws `not_found`. */
  async payment(id: string): Promise<OfficePayment> {
    const [row] = await this.purchases.rows([id]);
    if (!row) throw new DomainError('not_found');
    return toOfficePayment(row, await this.desk.payers([row.personId]));
  }

  async invoices(query: OfficeInvoicesQuery): Promise<OfficeInvoicesPage> {
    const { rows, total } = await this.desk.invoices(query);
    const payers = await this.desk.payers(rows.map(({ personId }) => personId));
    const today = dayAt(this.clock.now());
    const items = rows.map(({ personId, ...row }) => ({
      ...row,
      person: toPayer(personId, payers),
      overdue: row.state === 'open' && row.dueOn < today,
      issuedAt: row.issuedAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
      remindedAt: row.remindedAt?.toISOString() ?? null,
    }));
    return { items, total };
  }

  async ledger({ userId, cursor, limit }: LedgerQuery): Promise<LedgerPage> {
    const { items, nextCursor } = await this.books.ofPerson(userId, { cursor, limit });
    return {
      items: items.map(({ key: _key, personId: _person, recordedAt: _recorded, ...row }) => ({
        ...row,
        occurredAt: row.occurredAt.toISOString(),
      })),
      nextCursor,
    };
  }
}

const toPayer = (id: string, payers: ReadonlyMap<string, PayerRow>): Payer =>
  payers.get(id) ?? { id, username: null, email: null };

const toOfficePayment = (row: PurchaseRow, payers: ReadonlyMap<string, PayerRow>): OfficePayment => ({
  ...toPurchase(row),
  person: toPayer(row.personId, payers),
  refundableCents: Math.max(0, moneyOf(row.sums)),
  refundFailedCents: row.sums.refund_failed,
  arrangementCancelledAt: row.sourceCancelledAt?.toISOString() ?? null,
  disputedAt: row.disputedAt?.toISOString() ?? null,
  disputeOutcome: row.disputeOutcome,
});
