import type { UserType } from '../../../platform/identity/index.js';

/**
 * What an account can have, from the least to the most. The first two cost nothing and need no purchase: an au pair's,
 * and that of a family that has bought nothing.
 */
export const PLAN_KEYS = ['au-pair', 'free', 'standard', 'premium'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

/** Those that can be bought or granted. */
export const PAID_PLANS = ['standard', 'premium'] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

/** What a profile's `subscriptionTier` can say. */
export type Tier = 'free' | PaidPlan;

/**
 * term: for so many months, due when it is bought. intake: due when it is bought. placement: due when an agreement of
 * the family is confirmed.
 */
export const PLAN_PARTS = ['term', 'intake', 'placement'] as const;
export type PlanPartKey = (typeof PLAN_PARTS)[number];

/** What a plan gives. Each is something that the product does; the words stand in `messages.features`. */
export const FEATURES = [
  'search',
  'reply',
  'interviews',
  'arrangements',
  'verification',
  'safety',
  'start-conversations',
  'priority-support',
  'accompanied',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Promised to everyone: no plan is ever asked for them, and none that ends takes them away. */
export const FOR_EVERYONE = [
  'search',
  'reply',
  'interviews',
  'arrangements',
  'verification',
  'safety',
] as const satisfies Feature[];

export interface PlanPart {
  key: PlanPartKey;
  /** Tax included; in the currency of the family's region, the same number in each. */
  amountCents: number;
  /** Null for what is paid once. */
  everyMonths: number | null;
}

export interface Plan {
  key: PlanKey;
  audience: Exclude<UserType, 'admin'>;
  parts: readonly PlanPart[];
  /** How long it stands from the day it is settled; null for plans without an end. */
  months: number | null;
  /** The offer of the day (`offer.ts`) takes its percentage off this plan. */
  inOffer: boolean;
  features: readonly Feature[];
}

/** The one table of plans: pricing page, guards, ledger and docs read it. */
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

/** The one that gives more. */
export const higherTier = (one: Tier, other: Tier): Tier => (RANK[one] >= RANK[other] ? one : other);
