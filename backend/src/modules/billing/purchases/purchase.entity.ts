import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Region } from '../../country/index.js';
import type { Currency } from '../money.js';
import { PURCHASE_STATES, type PurchaseState } from '../ledger/purchase-sums.js';
import type { PaidPlan, PlanPartKey } from '../plans/plans.js';

/** The payment method: free by the offer, by card at Stripe, by bank transfer, or free by a grant. */
export const PAYMENT_WAYS = ['offer', 'card', 'invoice', 'grant'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** We hold money of the payer, or their bank disputes the payment: an admin has to act. */
export const NEEDS_ATTENTION = 'overpaid_since IS NOT NULL OR (disputed_at IS NOT NULL AND dispute_outcome IS NULL)';

/**
 * A part of a plan that someone buys or is granted. The ledger contains its debts and payments; `state` is derived
 * from them and updated with them.
 */
@Entity('purchases')
@Unique(['sourceKey'])
@Unique(['checkoutSessionId'])
@Check('purchases_plan_check', `"plan" IN ('standard', 'premium')`)
@Check('purchases_part_check', `"part" IN ('term', 'intake', 'placement')`)
@Check('purchases_way_check', `"way" IN (${PAYMENT_WAYS.map((way) => `'${way}'`).join(', ')})`)
@Check('purchases_state_check', `"state" IN (${PURCHASE_STATES.map((state) => `'${state}'`).join(', ')})`)
@Check('purchases_amounts_check', '"amount_cents" > 0 AND "discount_cents" BETWEEN 0 AND "amount_cents"')
@Index(['personId', 'createdAt', 'id'])
@Index(['createdAt', 'id'])
@Index('purchases_open_idx', ['personId', 'plan', 'part'], {
  unique: true,
  where: `state = 'open' AND part <> 'placement'`,
})
@Index('purchases_attention_idx', ['createdAt', 'id'], { where: NEEDS_ATTENTION })
@Index('purchases_checkout_idx', ['checkoutExpiresAt'], { where: `state = 'open' AND checkout_session_id IS NOT NULL` })
@Index('purchases_state_idx', ['state', 'createdAt', 'id'])
@Index('purchases_ending_idx', ['endsAt'], { where: `state = 'settled' AND ended_at IS NULL` })
export class Purchase {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** No foreign key, so that the purchase outlives the account. */
  @Column('uuid')
  personId: string;

  @Column('text')
  plan: PaidPlan;

  @Column('text')
  part: PlanPartKey;

  @Column('text')
  way: PaymentWay;

  @Column('text', { default: 'open' })
  state: PurchaseState;

  @Column('text')
  region: Region;

  @Column('text')
  currency: Currency;

  /** The price on the day of purchase, tax included. */
  @Column('integer')
  amountCents: number;

  /** The discount of the offer. */
  @Column('integer', { default: 0 })
  discountCents: number;

  /** Idempotency key: the agreement of a placement fee. */
  @Column('text', { nullable: true })
  sourceKey: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** When it was fully paid. */
  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;

  /** Since when the agreement of a placement fee is cancelled. */
  @Column('timestamptz', { nullable: true })
  sourceCancelledAt: Date | null;

  /** Since when we hold too much: an overpayment, or a refund that the payer's bank rejected. */
  @Column('timestamptz', { nullable: true })
  overpaidSince: Date | null;

  /** The start of the plan; null before it is settled, and for a placement fee. */
  @Column('timestamptz', { nullable: true })
  startsAt: Date | null;

  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  /** The latest notice of its end, in days before it; the smallest so far. */
  @Column('smallint', { nullable: true })
  endToldDays: number | null;

  /** When its end was processed. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** Its newest Stripe checkout page. */
  @Column('text', { nullable: true })
  checkoutSessionId: string | null;

  @Column('text', { nullable: true })
  checkoutUrl: string | null;

  @Column('timestamptz', { nullable: true })
  checkoutExpiresAt: Date | null;

  /** Since when the payment is in progress, as with a bank debit; no one can pay again meanwhile. */
  @Column('timestamptz', { nullable: true })
  processingSince: Date | null;

  /** Since when the payer's bank disputes the payment. */
  @Column('timestamptz', { nullable: true })
  disputedAt: Date | null;

  /** The bank's decision as in Stripe (`won`, `lost`); null while it is open. */
  @Column('text', { nullable: true })
  disputeOutcome: string | null;
}

/** The buyer may cancel an open invoice, except for a placement fee or a payment in progress. */
export const isCancellable = ({ part, processingSince }: Pick<Purchase, 'part' | 'processingSince'>): boolean =>
  part !== 'placement' && processingSince === null;
