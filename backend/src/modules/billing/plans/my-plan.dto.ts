import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, type Currency } from '../money.js';
import { PlanFeatureDto, PlanOfferDto } from './plan.dto.js';
import { PLAN_KEYS, PLAN_PARTS, type PlanKey, type PlanPartKey } from './plans.js';

/** An open or unfinished payment of the caller. */
export class PlanDue {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  purchaseId: string;

  /** @example 'premium' */
  @ApiProperty({ enum: PLAN_KEYS, enumName: 'PlanKey' })
  plan: PlanKey;

  /** @example 'placement' */
  @ApiProperty({ enum: PLAN_PARTS, enumName: 'PlanPartKey' })
  part: PlanPartKey;

  /** What is still to pay. @example 80000 */
  amountCents: number;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AUD' })
  currency: Currency;

  /**
   * Its invoice; null for an unfinished card payment, which no one owes.
   * @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f'
   */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  invoiceId: string | null;

  /** @example '2026-00012' */
  number: string | null;

  /** @example '2026-12-06' */
  dueOn: string | null;

  /**
   * A payment has been submitted and its money is on the way, as with a bank debit.
   * @example false
   */
  processing: boolean;
}

/** The caller's plan: its features, validity and open payments. */
export class MyPlan {
  /**
   * The effective plan.
   * @example 'standard'
   */
  @ApiProperty({ enum: PLAN_KEYS, enumName: 'PlanKey' })
  plan: PlanKey;

  /** @example 'Standard Family' */
  name: string;

  /**
   * A description in one sentence.
   * @example 'Search, write first, meet on video and sign.'
   */
  text: string;

  /**
   * The purchased or granted plan, as in the profile.
   * @example 'standard'
   */
  @ApiProperty({ enum: ['free', 'standard', 'premium'] })
  tier: 'free' | 'standard' | 'premium';

  /**
   * The plan is free by the offer and ends with it.
   * @example false
   */
  byOffer: boolean;

  /** @example '2026-11-22T08:00:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  since: string | null;

  /** @example '2027-05-22T08:00:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  until: string | null;

  /**
   * The plan was paid, granted or is free by the offer.
   * @example true
   */
  paid: boolean;

  /**
   * The same plan can be extended.
   * @example false
   */
  canExtend: boolean;

  dues: PlanDue[];

  /** What the plan includes. */
  features: PlanFeatureDto[];

  @ApiProperty({ type: () => PlanOfferDto, nullable: true })
  offer: PlanOfferDto | null;

  /**
   * The payment method here: by card, by bank transfer, or none if nothing is set up.
   * @example 'invoice'
   */
  @ApiProperty({ enum: ['card', 'invoice', 'none'] })
  paysBy: 'card' | 'invoice' | 'none';
}
