import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { dayAt } from '../../../platform/daily-metrics/index.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { BookedTransfer } from '../ledger/ledger.repository.js';
import { moneyOf } from '../ledger/purchase-sums.js';
import { toPurchase, type PurchaseRow } from '../purchases/purchase.dto.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';
import type {
  LedgerPage,
  LedgerQuery,
  AdminInvoicesPage,
  AdminInvoicesQuery,
  AdminPayment,
  AdminPaymentsPage,
  AdminPaymentsQuery,
  AdminTransfer,
  Payer,
} from './payments-admin.dto.js';
import { PaymentsAdminRepository, type PayerRow } from './payments-admin.repository.js';

/** Everyone's payments and invoices, for admins. */
@Injectable()
export class PaymentsAdminService {
  constructor(
    private readonly lists: PaymentsAdminRepository,
    private readonly purchases: PurchasesRepository,
    private readonly books: LedgerService,
    private readonly clock: ClockService,
  ) {}

  async payments(query: AdminPaymentsQuery): Promise<AdminPaymentsPage> {
    const { ids, total } = await this.lists.payments(query);
    const rows = await this.purchases.rows(ids);
    const payers = await this.lists.payers(rows.map(({ personId }) => personId));
    const transfers = await this.books.transfersOf(ids);
    const refundable = await this.lists.refundable(ids);
    return { items: rows.map((row) => toAdminPayment(row, payers, transfers, refundable)), total };
  }

  /** The number of payments that need an admin. */
  waiting(): Promise<{ waiting: number; oldestSince: Date | null }> {
    return this.purchases.waiting();
  }

  /** Throws `not_found`. */
  async payment(id: string): Promise<AdminPayment> {
    const [row] = await this.purchases.rows([id]);
    if (!row) throw new DomainError('not_found');
    const payers = await this.lists.payers([row.personId]);
    return toAdminPayment(row, payers, await this.books.transfersOf([id]), await this.lists.refundable([id]));
  }

  async invoices(query: AdminInvoicesQuery): Promise<AdminInvoicesPage> {
    const { rows, total } = await this.lists.invoices(query);
    const payers = await this.lists.payers(rows.map(({ personId }) => personId));
    const today = dayAt(this.clock.now());
    const items = rows.map(({ personId, ...row }) => ({
      ...row,
      person: toPayer(personId, payers),
      overdue: row.state === 'open' && row.dueOn < today,
      issuedAt: row.issuedAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
      remindedAt: row.remindedAt?.toISOString() ?? null,
      reopenedAt: row.reopenedAt?.toISOString() ?? null,
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

const toTransfer = ({ id, amountCents, reference, paidAt, bookedAt, reversedAt }: BookedTransfer): AdminTransfer => ({
  id,
  amountCents,
  reference,
  paidAt: paidAt.toISOString(),
  bookedAt: bookedAt.toISOString(),
  reversedAt: reversedAt?.toISOString() ?? null,
});

const toAdminPayment = (
  row: PurchaseRow,
  payers: ReadonlyMap<string, PayerRow>,
  transfers: readonly BookedTransfer[],
  refundable: ReadonlyMap<string, number>,
): AdminPayment => ({
  ...toPurchase(row),
  person: toPayer(row.personId, payers),
  refundableCents: Math.max(0, Math.min(refundable.get(row.id) ?? 0, moneyOf(row.sums))),
  refundFailedCents: row.sums.refund_failed,
  agreementCancelledAt: row.sourceCancelledAt?.toISOString() ?? null,
  disputedAt: row.disputedAt?.toISOString() ?? null,
  disputeOutcome: row.disputeOutcome,
  transfers: transfers.filter(({ purchaseId }) => purchaseId === row.id).map(toTransfer),
});
