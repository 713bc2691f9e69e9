import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { REGIONS, regionFacts, type Region } from '../../country/index.js';
import { messages } from '../texts.js';
import { CURRENCIES, type Currency } from '../money.js';
import type { CurrentOffer } from './offer.service.js';
import {
  FEATURES,
  PLAN_KEYS,
  PLAN_PARTS,
  PLANS,
  type Feature,
  type Plan,
  type PlanKey,
  type PlanPartKey,
} from './plans.js';

export class PlansQuery {
  /** @example 'australia' */
  @IsIn(REGIONS, { message: messages.region })
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;
}

/** A feature of a plan. */
@ApiSchema({ name: 'PlanFeature' })
export class PlanFeatureDto {
  @ApiProperty({ enum: FEATURES, enumName: 'PlanFeatureCode', example: 'start-conversations' })
  code: Feature;

  /** @example 'Write to someone first' */
  words: string;
}

/** A price of a plan, tax included. */
@ApiSchema({ name: 'PlanPart' })
export class PlanPartDto {
  /**
   * term: for so many months. intake: once, when the plan is bought. placement: once, when an agreement is confirmed.
   * @example 'term'
   */
  @ApiProperty({ enum: PLAN_PARTS, enumName: 'PlanPartKey' })
  key: PlanPartKey;

  /** @example 4000 */
  amountCents: number;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AUD' })
  currency: Currency;

  /**
   * Null for a one-off payment.
   * @example 6
   */
  everyMonths: number | null;
}

@ApiSchema({ name: 'PlanOffer' })
export class PlanOfferDto {
  /** @example 100 */
  percentOff: number;

  /**
   * Its last day; null for no end.
   * @example '2027-06-30'
   */
  until: string | null;
}

@ApiSchema({ name: 'Plan' })
export class PlanDto {
  /** @example 'standard' */
  @ApiProperty({ enum: PLAN_KEYS, enumName: 'PlanKey' })
  key: PlanKey;

  /** @example 'Standard Family' */
  name: string;

  /**
   * A description in one sentence.
   * @example 'Search, write first, meet on video and sign.'
   */
  text: string;

  /** @example 'family' */
  @ApiProperty({ enum: ['family', 'aupair'] })
  audience: 'family' | 'aupair';

  /** Empty for a free plan. */
  parts: PlanPartDto[];

  /**
   * The months of validity; null for no end.
   * @example 6
   */
  months: number | null;

  /** The discount for a limited time; null if there is none. */
  @ApiProperty({ type: () => PlanOfferDto, nullable: true })
  offer: PlanOfferDto | null;

  features: PlanFeatureDto[];
}

@ApiSchema({ name: 'Plans' })
export class PlansDto {
  items: PlanDto[];
}

export const toFeature = (code: Feature): PlanFeatureDto => ({ code, words: messages.features[code] });

const toPlan = (
  { key, audience, parts, months, inOffer, features }: Plan,
  region: Region,
  offer: CurrentOffer | null,
): PlanDto => ({
  key,
  name: messages.plans[key],
  text: messages.texts[key],
  audience,
  parts: parts.map((part) => ({ ...part, currency: regionFacts(region).currency })),
  months,
  offer: inOffer ? offer : null,
  features: features.map(toFeature),
});

/** The whole table, with the prices of a region. */
export const toPlans = (region: Region, offer: CurrentOffer | null): PlansDto => ({
  items: PLAN_KEYS.map((key) => toPlan(PLANS[key], region, offer)),
});
