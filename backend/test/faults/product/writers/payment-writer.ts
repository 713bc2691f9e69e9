import type { PurchaseOutcome } from '../../../../src/modules/billing/purchases/purchase.dto.js';
import { dayAt } from '../../../../src/platform/daily-metrics/index.js';
import type { ApiClient, FullPair } from '../api-client.js';
import { Writer, type Claim } from './writer.js';

/** So small that one invoice takes them for hours. */
const PART_CENTS = 1;

/** A family buys a plan by invoice, and an admin books one transfer after another for it. */
export class PaymentWriter extends Writer {
  /** References of acknowledged bookings. */
  readonly booked: string[] = [];
  private invoiceId: string | null = null;

  constructor(
    pair: FullPair,
    private readonly admin: ApiClient,
  ) {
    super(pair);
  }

  override get clients(): ApiClient[] {
    return [...super.clients, this.admin];
  }

  protected async round(count: number): Promise<void> {
    this.invoiceId ??= (
      await this.done<PurchaseOutcome>(this.pair.family, 'POST', '/purchases', { plan: 'premium' })
    ).invoiceId;
    const reference = `PART ${count}`;
    await this.done(this.admin, 'POST', `/admin/invoices/${this.invoiceId}/payments`, {
      reference,
      amountCents: PART_CENTS,
      paidOn: dayAt(new Date()),
      reason: 'Seen on the bank statement.',
    });
    this.booked.push(reference);
  }

  claims(): Claim[] {
    return [
      {
        what: 'payments',
        acknowledged: this.booked,
        sql: `SELECT reference AS found FROM ledger_entries WHERE kind = 'payment'`,
        values: [],
      },
      {
        what: 'purchases',
        acknowledged: this.invoiceId ? ['purchase 1'] : [],
        sql: `SELECT 'purchase ' || row_number() OVER () AS found FROM purchases`,
        values: [],
      },
      {
        what: 'invoices',
        acknowledged: this.invoiceId ? [this.invoiceId] : [],
        sql: 'SELECT id::text AS found FROM invoices',
        values: [],
      },
    ];
  }
}
