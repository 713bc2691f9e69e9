import { VISA_KINDS, type VisaKind } from './visa.js';

/**
 * Yes-or-no facts as bits of one integer, so that any number of them is one comparison in the index.
 * Append only: bits are stored.
 */

const VISA_SHIFT = 5;
export const visaBit = (kind: VisaKind): number => 1 << (VISA_SHIFT + VISA_KINDS.indexOf(kind));

export const AU_PAIR_TRAITS = {
  drives: 1 << 0,
  infants: 1 << 1,
  policeCheck: 1 << 2,
  childrenCheck: 1 << 3,
  inCountry: 1 << 4,
  // 5 to 9: kinds of visa. 10 to 23 had other meanings, and stored rows may still carry them.
} as const;

export const FAMILY_TRAITS = {
  hasPets: 1 << 0,
  noPets: 1 << 1,
  ownBathroom: 1 << 2,
  carAvailable: 1 << 3,
  // 10 to 20 had other meanings, and stored rows may still carry them.
} as const;

/** The bits of those entries that hold. */
export function bitsWhere(entries: readonly (readonly [bit: number, holds: boolean])[]): number {
  return entries.reduce((bits, [bit, holds]) => (holds ? bits | bit : bits), 0);
}
