import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CURRENCIES, type Currency } from '../money.js';
import { INVOICE_STATES, type Invoice, type InvoiceState } from './invoice.entity.js';

/** An invoice, or the receipt of a card payment, which is a paid invoice. */
@ApiSchema({ name: 'Invoice' })
export class InvoiceDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example '2026-00012' */
  number: string;

  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  purchaseId: string;

  /** @example 'open' */
  @ApiProperty({ enum: INVOICE_STATES, enumName: 'InvoiceState' })
  state: InvoiceState;

  /** @example 'Premium Family, intake fee' */
  item: string;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AUD' })
  currency: Currency;

  /** Tax included. @example 25000 */
  totalCents: number;

  /**
   * Part of the total; 0 if no tax is charged.
   * @example 2273
   */
  taxCents: number;

  /** @example '2026-11-22T08:00:00.000Z' */
  issuedAt: string;

  /** @example '2026-12-06' */
  dueOn: string;

  /** @example '2026-11-25T00:00:00.000Z' */
  paidAt: string | null;

  /**
   * When it was reopened, because a payment had been recorded by mistake.
   * @example '2026-11-26T00:00:00.000Z'
   */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  reopenedAt: string | null;

  /** The bank details, line by line; null on a receipt. */
  @ApiProperty({ type: [String], nullable: true, example: ['BSB 000-000', 'Account 1234 5678'] })
  bank: readonly string[] | null;

  /**
   * It can also be paid by card, at `POST /api/invoices/{id}/checkout`.
   * @example false
   */
  payableByCard: boolean;

  /**
   * The caller can cancel it, at `POST /api/invoices/{id}/cancellation`: it is open, and not for a placement.
   * @example true
   */
  cancellable: boolean;
}

/** One page of invoices, newest first. */
export class InvoicePage {
  items: InvoiceDto[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

export const toInvoice = (
  invoice: Invoice,
  { takesCards, cancellable }: { takesCards: boolean; cancellable: boolean },
): InvoiceDto => ({
  id: invoice.id,
  number: invoice.number,
  purchaseId: invoice.purchaseId,
  state: invoice.state,
  item: invoice.paper.lines[0]?.text ?? '',
  currency: invoice.currency,
  totalCents: invoice.totalCents,
  taxCents: invoice.taxCents,
  issuedAt: invoice.issuedAt.toISOString(),
  dueOn: invoice.dueOn,
  paidAt: invoice.paidAt?.toISOString() ?? null,
  reopenedAt: invoice.reopenedAt?.toISOString() ?? null,
  bank: invoice.paper.bank,
  payableByCard: takesCards && invoice.state === 'open',
  cancellable,
});
