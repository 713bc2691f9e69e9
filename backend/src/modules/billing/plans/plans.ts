import type { UserType } from '../../../platform/identity/index.js';

/**
 * The plans, lowest first. The first two are free and need no purchase: for au pairs, and for families without a
 * purchase.
 */
export const PLAN_KEYS = ['au-pair', 'free', 'standard', 'premium'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

/** Plans that can be bought or granted. */
export const PAID_PLANS = ['standard', 'premium'] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

/** The values of a profile's `subscriptionTier`. */
export type Tier = 'free' | PaidPlan;

/**
 * term: for so many months, due when it is bought. intake: due when it is bought. placement: due when an agreement of
 * the family is confirmed.
 */
export const PLAN_PARTS = ['term', 'intake', 'placement'] as const;
export type PlanPartKey = (typeof PLAN_PARTS)[number];

/** The features of plans; their texts are in `messages.features`. */
export const FEATURES = [
  'search',
  'reply',
  'interviews',
  'agreements',
  'verification',
  'safety',
  'start-conversations',
  'priority-support',
  'accompanied',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Promised to everyone: no plan is required for them, and they continue when a plan ends. */
export const FOR_EVERYONE = [
  'search',
  'reply',
  'interviews',
  'agreements',
  'verification',
  'safety',
] as const satisfies Feature[];

interface PlanPart {
  key: PlanPartKey;
  /** Tax included; in the currency of the family's region, the same number in each. */
  amountCents: number;
  /** Null for a one-off payment. */
  everyMonths: number | null;
}

export interface Plan {
  key: PlanKey;
  audience: Exclude<UserType, 'admin'>;
  parts: readonly PlanPart[];
  /** Validity in months from settlement; null for plans without an end. */
  months: number | null;
  /** The current offer (`offer.service.ts`) applies to this plan. */
  inOffer: boolean;
  features: readonly Feature[];
}

/** The only table of plans: the pricing page, guards, ledger and docs read it. */
export const PLANS: Readonly<Record<PlanKey, Plan>> = {
  'au-pair': {
    key: 'au-pair',
    audience: 'aupair',
    parts: [],
    months: null,
    inOffer: false,
    features: [...FOR_EVERYONE, 'start-conversations'],
  },
  free: { key: 'free', audience: 'family', parts: [], months: null, inOffer: false, features: FOR_EVERYONE },
  standard: {
    key: 'standard',
    audience: 'family',
    parts: [{ key: 'term', amountCents: 40_00, everyMonths: 6 }],
    months: 6,
    inOffer: true,
    features: [...FOR_EVERYONE, 'start-conversations'],
  },
  premium: {
    key: 'premium',
    audience: 'family',
    parts: [
      { key: 'intake', amountCents: 250_00, everyMonths: null },
      { key: 'placement', amountCents: 800_00, everyMonths: null },
    ],
    months: 12,
    inOffer: false,
    features: [...FOR_EVERYONE, 'start-conversations', 'priority-support', 'accompanied'],
  },
};

/** The part that begins a plan. */
export const firstPartOf = (plan: PaidPlan): PlanPartKey => (plan === 'standard' ? 'term' : 'intake');

/** Cents that a part of a plan costs, tax included. */
export function priceOf(plan: PaidPlan, part: PlanPartKey): number {
  const found = PLANS[plan].parts.find(({ key }) => key === part);
  if (!found) throw new Error(`The plan ${plan} has no part ${part}`);
  return found.amountCents;
}

export const gives = (plan: PlanKey, feature: Feature): boolean => PLANS[plan].features.includes(feature);

const RANK: Record<Tier, number> = { free: 0, standard: 1, premium: 2 };

/** The higher of two tiers. */
export const higherTier = (one: Tier, other: Tier): Tier => (RANK[one] >= RANK[other] ? one : other);
