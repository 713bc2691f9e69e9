import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { NumberedPageQuery, PageQuery } from '../../../platform/http/index.js';
import { INVOICE_STATES, type InvoiceState } from '../invoices/invoice.entity.js';
import {
  LEDGER_ACCOUNTS,
  LEDGER_KINDS,
  PURCHASE_STATES,
  type LedgerAccount,
  type LedgerKind,
  type PurchaseState,
} from '../ledger/purchase-sums.js';
import { CURRENCIES, type Currency } from '../money.js';
import { PAID_PLANS, type PaidPlan } from '../plans/plans.js';
import { PurchaseDto } from '../purchases/purchase.dto.js';
import { PAYMENT_WAYS, type PaymentWay } from '../purchases/purchase.entity.js';

/** One page of a table, by number. */
class TablePageQuery extends NumberedPageQuery {
  /** The number of an invoice, or the beginning of a username or an email address. @example '2026-00012' */
  @IsOptional()
  @IsString()
  @MaxLength(120)
  q?: string;

  /** From this day on, in Sydney. @example '2026-11-01' */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d\d-\d\d$/)
  from?: string;

  /** Until this day, inclusive. @example '2026-11-30' */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d\d-\d\d$/)
  until?: string;
}

export class AdminPaymentsQuery extends TablePageQuery {
  /** Only payments that need an admin: disputed, or with money that belongs to the payer. */
  @IsOptional()
  @IsIn(['true', 'false'])
  @ApiPropertyOptional({ enum: ['true', 'false'], example: 'true' })
  attention?: 'true' | 'false';

  /** @example 'settled' */
  @IsOptional()
  @IsIn(PURCHASE_STATES)
  @ApiPropertyOptional({ enum: PURCHASE_STATES })
  state?: PurchaseState;

  /** @example 'premium' */
  @IsOptional()
  @IsIn(PAID_PLANS)
  @ApiPropertyOptional({ enum: PAID_PLANS })
  plan?: PaidPlan;

  /** @example 'card' */
  @IsOptional()
  @IsIn(PAYMENT_WAYS)
  @ApiPropertyOptional({ enum: PAYMENT_WAYS })
  way?: PaymentWay;

  /** Only those of one person. @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @IsOptional()
  @IsUUID()
  userId?: string;
}

export class AdminInvoicesQuery extends TablePageQuery {
  /** @example 'open' */
  @IsOptional()
  @IsIn(INVOICE_STATES)
  @ApiPropertyOptional({ enum: INVOICE_STATES })
  state?: InvoiceState;
}

/** The payer. */
export class Payer {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Null once the account is deleted. @example 'hartleys' */
  username: string | null;

  /** @example 'family@example.com' */
  email: string | null;
}

/** A bank transfer that an admin recorded. */
export class AdminTransfer {
  /** The id of its row in the ledger. @example '4711' */
  id: string;

  /** @example 25000 */
  amountCents: number;

  /** The reference on the bank statement. @example 'HARTLEY 2026-00012' */
  @ApiProperty({ type: String, nullable: true })
  reference: string | null;

  /** The day on the bank statement. @example '2026-11-22T00:00:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  paidAt: string;

  /** @example '2026-11-23T21:00:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  bookedAt: string;

  /** When two admins reversed it because it was recorded by mistake. @example '2026-11-24T02:00:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  reversedAt: string | null;
}

/** A purchase with its incoming and outgoing payments. */
export class AdminPayment extends PurchaseDto {
  person: Payer;

  /** The most that one refund can take: of one card payment, or by bank transfer. @example 25000 */
  refundableCents: number;

  /** Since when the payer's bank disputes it. @example '2026-12-01T04:00:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  disputedAt: string | null;

  /** Card refunds that the payer's bank rejected. @example 0 */
  refundFailedCents: number;

  /** When the agreement of the placement fee was cancelled. @example '2026-12-01T04:00:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  agreementCancelledAt: string | null;

  /** The bank's decision: won or lost; null while it is open. @example 'won' */
  @ApiProperty({ type: String, nullable: true })
  disputeOutcome: string | null;

  /** The bank transfers recorded for it. */
  @ApiProperty({ type: [AdminTransfer] })
  transfers: AdminTransfer[];
}

export class AdminPaymentsPage {
  items: AdminPayment[];

  /** The total, counted up to 10,000. @example 214 */
  total: number;
}

/** An invoice as Admin sees it. */
export class AdminInvoice {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example '2026-00012' */
  number: string;

  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  purchaseId: string;

  person: Payer;

  /** @example 'Premium Family, placement fee' */
  item: string;

  /** @example 'open' */
  @ApiProperty({ enum: INVOICE_STATES, enumName: 'InvoiceState' })
  state: InvoiceState;

  /** Open and past its due date. @example false */
  overdue: boolean;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AUD' })
  currency: Currency;

  /** Tax included. @example 80000 */
  totalCents: number;

  /** The open amount; negative if too much was paid. @example 80000 */
  dueCents: number;

  /** @example 7273 */
  taxCents: number;

  /** @example '2026-11-22T08:00:00.000Z' */
  issuedAt: string;

  /** @example '2026-12-06' */
  dueOn: string;

  /** @example '2026-11-25T00:00:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paidAt: string | null;

  /** @example '2026-12-08T21:40:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  remindedAt: string | null;

  /** When it was reopened, because a payment had been recorded by mistake. @example '2026-12-08T21:40:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  reopenedAt: string | null;
}

export class AdminInvoicesPage {
  items: AdminInvoice[];

  /** The total, counted up to 10,000. @example 12 */
  total: number;
}

export class LedgerQuery extends PageQuery {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @IsUUID()
  userId: string;
}

/** One row of the ledger. */
export class LedgerRow {
  /** @example '4711' */
  id: string;

  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  purchaseId: string;

  @ApiProperty({ enum: LEDGER_KINDS, enumName: 'LedgerKind', example: 'payment' })
  kind: LedgerKind;

  /** The account that received it. */
  @ApiProperty({ enum: LEDGER_ACCOUNTS, enumName: 'LedgerAccount', example: 'card' })
  debit: LedgerAccount;

  /** The account that gave it. */
  @ApiProperty({ enum: LEDGER_ACCOUNTS, enumName: 'LedgerAccount', example: 'receivable' })
  credit: LedgerAccount;

  /** Always positive. @example 25000 */
  amountCents: number;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AUD' })
  currency: Currency;

  /** @example 'pi_3QabcDEF' */
  reference: string | null;

  /** @example 'They have moved and look for no one any more.' */
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;

  /** @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e' */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  actorId: string | null;

  /** @example '2026-11-22T08:01:00.000Z' */
  occurredAt: string;
}

/** One page of a person's rows, newest first. */
export class LedgerPage {
  items: LedgerRow[];

  /** @example 'WyI0NzExIl0' */
  nextCursor: string | null;
}
