import { AU_PAIR_TRAITS, bitsWhere, FAMILY_TRAITS } from './traits.js';

/** Possible deal-breakers of a form. The others are numbers: hours, ages, days off. */
export const DEAL_BREAKERS = ['dates', 'stay', 'smoking', 'pets', 'driving', 'swimming'] as const;
export type DealBreaker = (typeof DEAL_BREAKERS)[number];

/** Above all traits: these follow from both profiles instead of one fact. Append only. */
export const REFUSED = { dates: 1 << 28, stay: 1 << 29 } as const;

/** The trait of an au pair, or of both, that a family does not accept. */
export const REFUSED_IN_AU_PAIRS: Readonly<Record<DealBreaker, number>> = {
  ...REFUSED,
  smoking: AU_PAIR_TRAITS.smokes,
  pets: AU_PAIR_TRAITS.noPets,
  driving: AU_PAIR_TRAITS.doesNotDrive,
  swimming: AU_PAIR_TRAITS.doesNotSwim,
};
/** The trait of a family, or of both, that an au pair does not accept. */
export const REFUSED_IN_FAMILIES: Readonly<Record<DealBreaker, number>> = {
  ...REFUSED,
  smoking: FAMILY_TRAITS.smokesAtHome,
  pets: FAMILY_TRAITS.hasPets,
  driving: FAMILY_TRAITS.needsDriver,
  swimming: FAMILY_TRAITS.needsSwimmer,
};

/** Deal-breakers as bits: violated if the other person's traits share one. */
export const refusedBits = (of: Readonly<Record<DealBreaker, number>>, chosen: readonly DealBreaker[] | null): number =>
  bitsWhere((chosen ?? []).map((name) => [of[name], true] as const));
