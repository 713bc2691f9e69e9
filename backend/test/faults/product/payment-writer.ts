import type { PurchaseOutcome } from '../../../src/modules/billing/purchases/purchase.dto.js';
import { dayAt } from '../../../src/platform/daily-metrics/index.js';
import { RefusedError, type ApiClient } from './api-client.js';
import { Writer, type FullPair } from './writer.js';

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
    const { family } = this.pair;
    if (!this.invoiceId) {
      const body = { plan: 'premium' };
      const outcome = await family.until(() => family.call<PurchaseOutcome>('POST', '/purchases', body));
      this.invoiceId = outcome.invoiceId;
      this.acknowledged += 1;
    }
    const reference = `PART ${count}`;
    const transfer = {
      reference,
      amountCents: PART_CENTS,
      paidOn: dayAt(new Date()),
      reason: 'Seen on the bank statement.',
    };
    const path = `/admin/invoices/${this.invoiceId}/payments`;
    await this.admin.until(() => this.admin.call('POST', path, transfer).catch(bookedAlready));
    this.booked.push(reference);
    this.acknowledged += 1;
  }
}

/** The answer to an earlier try was lost: the same transfer is booked once. */
function bookedAlready(error: unknown): void {
  if (!(error instanceof RefusedError && error.status === 409 && error.message.includes('"conflict"'))) throw error;
}
