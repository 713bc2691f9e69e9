import { CHILD_GROUP_NAMES, type ChildGroup } from './child-ages.js';
import { VISA_KINDS, type VisaKind } from './visa.js';

/**
 * Boolean facts as bits of one integer, so that the index compares any number of them at once. Append only: bits are
 * stored.
 */

const VISA_SHIFT = 5;
export const visaBit = (kind: VisaKind): number => 1 << (VISA_SHIFT + VISA_KINDS.indexOf(kind));

export const AU_PAIR_TRAITS = {
  drives: 1 << 0,
  infants: 1 << 1,
  policeCheck: 1 << 2,
  childrenCheck: 1 << 3,
  inCountry: 1 << 4,
  // 5 to 9: kinds of visa.
  livesWithPets: 1 << 10,
  noPets: 1 << 11,
  swims: 1 << 12,
  doesNotSwim: 1 << 13,
  smokes: 1 << 14,
  doesNotSmoke: 1 << 15,
  // 16 to 20: ages of children, as below.
  saysAges: 1 << 21,
  doesNotDrive: 1 << 22,
} as const;

export const FAMILY_TRAITS = {
  hasPets: 1 << 0,
  noPets: 1 << 1,
  ownBathroom: 1 << 2,
  carAvailable: 1 << 3,
  needsDriver: 1 << 10,
  needsNoDriver: 1 << 11,
  needsSwimmer: 1 << 12,
  needsNoSwimmer: 1 << 13,
  smokesAtHome: 1 << 14,
  smokeFree: 1 << 15,
  // 16 to 20: ages of children, as below.
} as const;

const AGES_SHIFT = 16;
/** Ages that someone has cared for, or has at home. */
export const agesBits = (groups: readonly ChildGroup[]): number =>
  groups.reduce((bits, group) => bits | (1 << (AGES_SHIFT + CHILD_GROUP_NAMES.indexOf(group))), 0);
export const ALL_AGES = agesBits(CHILD_GROUP_NAMES);
const BITS_OF_AGES = CHILD_GROUP_NAMES.map((group) => [group, agesBits([group])] as const);
export const agesIn = (traits: number): ChildGroup[] =>
  BITS_OF_AGES.filter(([, bit]) => (traits & bit) !== 0).map(([group]) => group);

/** One bit for yes, another for no, and none if unknown. */
export const yesOrNo = (yes: number, no: number, answer: boolean | null): number =>
  answer === null ? 0 : answer ? yes : no;

/** The bits of the true entries. */
export function bitsWhere(entries: readonly (readonly [bit: number, holds: boolean])[]): number {
  return entries.reduce((bits, [bit, holds]) => (holds ? bits | bit : bits), 0);
}
