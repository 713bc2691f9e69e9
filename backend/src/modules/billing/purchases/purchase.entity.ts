import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Region } from '../../country/index.js';
import type { Currency } from '../money.js';
import { PURCHASE_STATES, type PurchaseState } from '../ledger/purchase-sums.js';
import type { PaidPlan, PlanPartKey } from '../plans/plans.js';

/**
 * How it is paid: nothing by the offer, by card at Stripe, by bank transfer of an invoice, or not at all by a grant.
 */
export const PAYMENT_WAYS = ['offer', 'card', 'invoice', 'grant'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** We hold money that is the payer's, or their bank questions the payment: an admin has to look. */
export const NEEDS_ATTENTION = 'overpaid_since IS NOT NULL OR (disputed_at IS NOT NULL AND dispute_outcome IS NULL)';

/**
 * A part of a plan that someone buys or is granted. What is owed and paid for it stands in the ledger; `state` is what
 * follows from that, and is written with it.
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

  /** Without a foreign key, so that the books outlive the account. */
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

  /** The price on the day it was bought, tax included. */
  @Column('integer')
  amountCents: number;

  /** What the offer takes off it. */
  @Column('integer', { default: 0 })
  discountCents: number;

  /** What makes it come about once: the agreement that a placement fee is for. */
  @Column('text', { nullable: true })
  sourceKey: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** When nothing was left to pay. */
  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;

  /** Since when the agreement that a placement fee is for is cancelled. */
  @Column('timestamptz', { nullable: true })
  sourceCancelledAt: Date | null;

  /** Since when we hold more than was to be paid: too much came in, or a refund was refused by the payer's bank. */
  @Column('timestamptz', { nullable: true })
  overpaidSince: Date | null;

  /** From when the plan stands by it; null before it is settled, and for a placement fee. */
  @Column('timestamptz', { nullable: true })
  startsAt: Date | null;

  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  /** For so many days ahead its end was told; the smallest so far. */
  @Column('smallint', { nullable: true })
  endToldDays: number | null;

  /** When its end was noticed. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** Stripe's checkout page for it: the newest one. */
  @Column('text', { nullable: true })
  checkoutSessionId: string | null;

  @Column('text', { nullable: true })
  checkoutUrl: string | null;

  @Column('timestamptz', { nullable: true })
  checkoutExpiresAt: Date | null;

  /**
   * Since when Stripe's page is finished and its money on its way, as with a bank debit; no one pays again meanwhile.
   */
  @Column('timestamptz', { nullable: true })
  processingSince: Date | null;

  /** Since when the payer's bank questions the payment. */
  @Column('timestamptz', { nullable: true })
  disputedAt: Date | null;

  /** How the bank decided, in Stripe's word (`won`, `lost`); null while it has not. */
  @Column('text', { nullable: true })
  disputeOutcome: string | null;
}

/** Whoever bought it may cancel its open invoice: not a placement fee, and not while the money is on its way. */
export const isCancellable = ({ part, processingSince }: Pick<Purchase, 'part' | 'processingSince'>): boolean =>
  part !== 'placement' && processingSince === null;
