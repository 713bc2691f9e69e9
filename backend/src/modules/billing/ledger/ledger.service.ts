import { Injectable } from '@nestjs/common';
import type { DailyMetric, DayRange } from '../../../platform/daily-metrics/index.js';
import { decodeCursor, invalidCursor, pageOf } from '../../../platform/http/index.js';
import type { LedgerEntry } from './ledger-entry.entity.js';
import { LedgerRepository, type AccountBalance, type BookedTransfer } from './ledger.repository.js';

/** The ledger, read only. `BookkeepingService` writes it. */
@Injectable()
export class LedgerService {
  constructor(private readonly entries: LedgerRepository) {}

  /** A person's charges, payments and refunds, newest first; `limit` rows at most. */
  async ofPerson(
    personId: string,
    { cursor, limit = 50 }: { cursor?: string | undefined; limit?: number } = {},
  ): Promise<{ items: LedgerEntry[]; nextCursor: string | null }> {
    const rows = await this.entries.page(personId, cursor === undefined ? null : idOf(cursor), limit + 1);
    const { shown, nextCursor } = pageOf(rows, limit, ({ id }) => [id]);
    return { items: shown, nextCursor };
  }

  /** The transfers recorded for these purchases, in order. */
  transfersOf(purchaseIds: readonly string[]): Promise<BookedTransfer[]> {
    return this.entries.transfersOf(purchaseIds);
  }

  /** Payments less refunds and chargebacks in cents, by day and currency; days without any are missing. */
  revenueByDay(days: DayRange): Promise<DailyMetric<'revenue'>[]> {
    return this.entries.revenueByDay(days);
  }

  /** The balance of each account; in each currency they sum to zero. */
  balances(): Promise<AccountBalance[]> {
    return this.entries.balances();
  }
}

function idOf(cursor: string): string {
  const [id] = decodeCursor(cursor, 1);
  if (typeof id === 'string' && /^\d{1,18}$/.test(id)) return id;
  throw invalidCursor();
}
