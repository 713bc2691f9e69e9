import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { messages } from '../texts.js';
import {
  PURCHASE_STATES,
  dueOf,
  refundedOf,
  paidOf,
  type PurchaseState,
  type PurchaseSums,
} from '../ledger/purchase-sums.js';
import { CURRENCIES, type Currency } from '../money.js';
import { PAID_PLANS, PLAN_PARTS, PLANS, type PaidPlan, type PlanPartKey } from '../plans/plans.js';
import { PAYMENT_WAYS, type PaymentWay, type Purchase } from './purchase.entity.js';

export class PurchaseInput {
  /** @example 'premium' */
  @IsIn(PAID_PLANS, { message: messages.plan })
  @ApiProperty({ enum: PAID_PLANS, enumName: 'PaidPlan' })
  plan: PaidPlan;

  /**
   * The price shown to the caller, in cents, tax included; if today's price differs, the response is `price_changed`
   * and nothing is bought. If omitted, any price is accepted.
   * @example 25000
   */
  @MayBeOmitted()
  @ApiPropertyOptional({ type: 'integer' })
  @IsInt({ message: messages.price })
  @Min(0, { message: messages.price })
  @Max(10_000_000, { message: messages.price })
  priceCents?: number;
}

/** The next step. */
export class PurchaseOutcome {
  /**
   * granted: nothing is due, the plan is active. checkout: go to `url` and pay by card. invoice: pay the invoice.
   * @example 'checkout'
   */
  @ApiProperty({ enum: ['granted', 'checkout', 'invoice'], enumName: 'PurchaseOutcomeKind' })
  kind: 'granted' | 'checkout' | 'invoice';

  /**
   * Stripe's page; null unless it is a checkout.
   * @example 'https://checkout.stripe.com/c/pay/cs_live_a1b2c3'
   */
  url: string | null;

  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  invoiceId: string | null;
}

/** A purchased or granted plan of the caller. */
@ApiSchema({ name: 'Purchase' })
export class PurchaseDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example 'premium' */
  @ApiProperty({ enum: PAID_PLANS, enumName: 'PaidPlan' })
  plan: PaidPlan;

  /** @example 'intake' */
  @ApiProperty({ enum: PLAN_PARTS, enumName: 'PlanPartKey' })
  part: PlanPartKey;

  /** @example 'Premium Family, intake fee' */
  item: string;

  /** @example 'card' */
  @ApiProperty({ enum: PAYMENT_WAYS, enumName: 'PaymentWay' })
  way: PaymentWay;

  /** @example 'settled' */
  @ApiProperty({ enum: PURCHASE_STATES, enumName: 'PurchaseState' })
  state: PurchaseState;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AUD' })
  currency: Currency;

  /** @example 25000 */
  amountCents: number;

  /**
   * The discount by the offer or a grant.
   * @example 0
   */
  discountCents: number;

  /** @example 25000 */
  paidCents: number;

  /** @example 0 */
  refundedCents: number;

  /**
   * The amount due; negative if too much was paid, or a refund was rejected.
   * @example 0
   */
  dueCents: number;

  /** @example '2026-11-22T08:00:00.000Z' */
  createdAt: string;

  /** @example '2026-11-22T08:01:00.000Z' */
  settledAt: string | null;

  /** @example '2026-11-22T08:01:00.000Z' */
  startsAt: string | null;

  /** @example '2027-11-22T08:01:00.000Z' */
  endsAt: string | null;

  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  invoiceId: string | null;

  /** @example '2026-00012' */
  number: string | null;
}

/** One page of the caller's purchases and grants, newest first. */
export class PurchasePage {
  items: PurchaseDto[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

/** A purchase with the sums of its ledger rows, and its invoice. */
export interface PurchaseRow extends Purchase {
  sums: PurchaseSums;
  invoiceId: string | null;
  number: string | null;
}

export const toPurchase = ({ sums, ...row }: PurchaseRow): PurchaseDto => ({
  id: row.id,
  plan: row.plan,
  part: row.part,
  item: messages.item(row.plan, row.part, PLANS[row.plan].months),
  way: row.way,
  state: row.state,
  currency: row.currency,
  amountCents: row.amountCents,
  discountCents: row.discountCents + sums.grant,
  paidCents: paidOf(sums),
  refundedCents: refundedOf(sums),
  dueCents: dueOf(sums),
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  invoiceId: row.invoiceId,
  number: row.number,
});
