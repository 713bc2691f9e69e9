import { AU_PAIR_TRAITS, bitsWhere, FAMILY_TRAITS } from './traits.js';

/** What someone may refuse in the other one, in the words of a form. The rest are numbers: hours, ages, days off. */
export const DEAL_BREAKERS = ['dates', 'stay', 'smoking', 'pets', 'driving', 'swimming'] as const;
export type DealBreaker = (typeof DEAL_BREAKERS)[number];

/** Above all traits: what is refused is no fact of the other one but follows from both profiles. Append only. */
export const REFUSED = { dates: 1 << 28, stay: 1 << 29 } as const;

/** The fact of an au pair, or of both, that a family refuses. */
export const REFUSED_IN_AU_PAIRS: Readonly<Record<DealBreaker, number>> = {
  ...REFUSED,
  smoking: AU_PAIR_TRAITS.smokes,
  pets: AU_PAIR_TRAITS.noPets,
  driving: AU_PAIR_TRAITS.doesNotDrive,
  swimming: AU_PAIR_TRAITS.doesNotSwim,
};
/** The fact of a family, or of both, that an au pair refuses. */
export const REFUSED_IN_FAMILIES: Readonly<Record<DealBreaker, number>> = {
  ...REFUSED,
  smoking: FAMILY_TRAITS.smokesAtHome,
  pets: FAMILY_TRAITS.hasPets,
  driving: FAMILY_TRAITS.needsDriver,
  swimming: FAMILY_TRAITS.needsSwimmer,
};

/** Chosen deal-breakers as bits: broken where the other one's traits share one. */
export const refusedBits = (of: Readonly<Record<DealBreaker, number>>, chosen: readonly DealBreaker[] | null): number =>
  bitsWhere((chosen ?? []).map((name) => [of[name], true] as const));
