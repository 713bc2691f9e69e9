import { CHILD_GROUPS, type ChildGroup } from './child-ages.js';
import { VISA_KINDS, type VisaKind } from './visa.js';

/**
 * Yes-or-no facts as bits of one integer, so that any number of them is one comparison in the index.
 * Append only: bits are stored.
 */

/** Ages of children: those an au pair has cared for, those a family has. The same bits in both. */
const CARE_SHIFT = 10;
const GROUP_BITS = CHILD_GROUPS.map(({ group }, index) => ({ group, bit: 1 << (CARE_SHIFT + index) }));
export const childGroupBit = (group: ChildGroup): number => GROUP_BITS.find((known) => known.group === group)?.bit ?? 0;
export const childGroupsIn = (traits: number): ChildGroup[] =>
  GROUP_BITS.filter(({ bit }) => traits & bit).map(({ group }) => group);

const VISA_SHIFT = 5;
export const visaBit = (kind: VisaKind): number => 1 << (VISA_SHIFT + VISA_KINDS.indexOf(kind));

export const AU_PAIR_TRAITS = {
  drives: 1 << 0,
  infants: 1 << 1,
  policeCheck: 1 << 2,
  childrenCheck: 1 << 3,
  inCountry: 1 << 4,
  // 5 to 9: kinds of visa; 10 to 14: groups of children
  withChildren: 1 << 15,
  finePets: 1 << 16,
  noPets: 1 << 17,
  smokes: 1 << 18,
  nonSmoker: 1 << 19,
  firstAid: 1 << 20,
  noFirstAid: 1 << 21,
  swims: 1 << 22,
  cannotSwim: 1 << 23,
} as const;

export const FAMILY_TRAITS = {
  hasPets: 1 << 0,
  noPets: 1 << 1,
  ownBathroom: 1 << 2,
  carAvailable: 1 << 3,
  // 10 to 14: groups of children
  wantsDriver: 1 << 15,
  wantsNonSmoker: 1 << 16,
  wantsFirstAid: 1 << 17,
  wantsSwimmer: 1 << 18,
  oneDayOff: 1 << 19,
  twoDaysOff: 1 << 20,
} as const;

/** The bits of those entries that hold. */
export function bitsWhere(entries: readonly (readonly [bit: number, holds: boolean])[]): number {
  return entries.reduce((bits, [bit, holds]) => (holds ? bits | bit : bits), 0);
}
