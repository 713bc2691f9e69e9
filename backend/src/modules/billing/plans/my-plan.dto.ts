import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, type Currency } from '../money.js';
import { PlanFeatureDto, PlanOfferDto } from './plan.dto.js';
import { PLAN_KEYS, PLAN_PARTS, type PlanKey, type PlanPartKey } from './plans.js';

/** Something that I have to pay, or began to pay. */
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

  /** @example 80000 */
  amountCents: number;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AUD' })
  currency: Currency;

  /**
   * The invoice over it; null while only a card payment was begun, which no one owes.
   * @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f'
   */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  invoiceId: string | null;

  /** @example '2026-00012' */
  number: string | null;

  /** @example '2026-12-06' */
  dueOn: string | null;
}

/** Where I stand: what I enjoy, since when, until when, and what is to be paid. */
export class MyPlan {
  /**
   * What I enjoy now.
   * @example 'standard'
   */
  @ApiProperty({ enum: PLAN_KEYS, enumName: 'PlanKey' })
  plan: PlanKey;

  /** @example 'Standard Family' */
  name: string;

  /** What it is, in a sentence. @example 'You search, write first, meet on video and sign.' */
  text: string;

  /**
   * What I have bought or was granted, as my profile says.
   * @example 'standard'
   */
  @ApiProperty({ enum: ['free', 'standard', 'premium'] })
  tier: 'free' | 'standard' | 'premium';

  /**
   * I enjoy it by the offer, without having taken a plan: it ends with the offer.
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
   * A plan that was paid, granted or free by the offer stands.
   * @example true
   */
  paid: boolean;

  /**
   * The same plan can be taken again, to follow on this one.
   * @example false
   */
  canExtend: boolean;

  dues: PlanDue[];

  /** What the plan gives. */
  features: PlanFeatureDto[];

  @ApiProperty({ type: () => PlanOfferDto, nullable: true })
  offer: PlanOfferDto | null;

  /**
   * How a plan would be paid here: by card, by bank transfer, or not at all because nothing is set up.
   * @example 'invoice'
   */
  @ApiProperty({ enum: ['card', 'invoice', 'none'] })
  paysBy: 'card' | 'invoice' | 'none';
}
