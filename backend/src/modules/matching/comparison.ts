import type { AuPairFacts, Day, FamilyFacts } from '../profiles/index.js';

/** One of the two: whose wishes are measured, or who reads the reasons. */
export type Side = 'family' | 'aupair';
export const otherSide = (side: Side): Side => (side === 'family' ? 'aupair' : 'family');

/** Texts for both sides; null if there is nothing to say. */
export type Saying = Readonly<Record<Side, string | null>>;
/** Texts are created lazily, because hundreds of pairs are scored per page and few are shown. */
type Say = Saying | ((auPair: AuPairFacts, family: FamilyFacts, today: Day) => Saying);

/** The result if both values are known. Most are shared objects, because hundreds are compared per page. */
interface Compared {
  /** How well each one’s wish is met, from 0 to 1. */
  readonly shares: Readonly<Record<Side, number>>;
  readonly ok: boolean;
  readonly say: Say;
}
/** Compared profile fields that may be empty. */
export type FactName =
  | 'startDate'
  | 'availabilityDate'
  | 'duration'
  | 'preferredDuration'
  | 'visaStatus'
  | 'childrenAges'
  | 'agesCaredFor'
  | 'preferredHours'
  | 'daysOff'
  | 'languages'
  | 'languagesAtHome'
  | 'needsDriver'
  | 'needsSwimmer'
  | 'swims'
  | 'livesWithPets'
  | 'smokes'
  | 'smokesAtHome';
/** One or both values are unknown, which counts for and against no one. */
export interface Missing {
  readonly missing: Partial<Record<Side, FactName>>;
}
export type Finding = Compared | Missing;

/** Null if there is nothing to compare. */
export type Compare = (auPair: AuPairFacts, family: FamilyFacts, today: Day) => Finding | null;

const between = (share: number) => Math.min(1, Math.max(0, share));
const WHOLE = { family: 1, aupair: 1 };

export const fits = (say: Say): Finding => ({ shares: WHOLE, ok: true, say });

/** The remaining shares of each one’s wish. */
export const lacks = (family: number, aupair: number, say: Say): Finding => ({
  shares: { family: between(family), aupair: between(aupair) },
  ok: false,
  say,
});

export const missing = (facts: Missing['missing']): Finding => ({ missing: facts });
