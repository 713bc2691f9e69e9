import type { AuPairFacts, Day, FamilyFacts } from '../profiles/index.js';

/** One of the two: whose wish is measured, or whose eyes read the reasons. */
export type Side = 'family' | 'aupair';
export const otherSide = (side: Side): Side => (side === 'family' ? 'aupair' : 'family');

/** Words for each of the two; null when there is nothing to say about it. */
export type Saying = Readonly<Record<Side, string | null>>;
/** Words are made for the few whose reasons are shown: hundreds are scored for each page. */
type Say = Saying | ((auPair: AuPairFacts, family: FamilyFacts, today: Day) => Saying);

/** What was found where both have said it. Most are the same object each time, for hundreds are made for each page. */
interface Compared {
  /** How far each one's wish is met, from 0 to 1. */
  readonly shares: Readonly<Record<Side, number>>;
  readonly ok: boolean;
  readonly say: Say;
}
/** Fields of a profile that are compared and may be left unsaid. */
export type FactName =
  | 'startDate'
  | 'availabilityDate'
  | 'duration'
  | 'preferredDuration'
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
/** What one or both have not said: it counts for and against no one. */
interface Missing {
  readonly missing: Partial<Record<Side, FactName>>;
}
export type Finding = Compared | Missing;

/** Null where there is nothing to compare. */
export type Compare = (auPair: AuPairFacts, family: FamilyFacts, today: Day) => Finding | null;

const between = (share: number) => Math.min(1, Math.max(0, share));
const WHOLE = { family: 1, aupair: 1 };

export const fits = (say: Say): Finding => ({ shares: WHOLE, ok: true, say });

/** The shares that are left of either one's wish. */
export const lacks = (family: number, aupair: number, say: Say): Finding => ({
  shares: { family: between(family), aupair: between(aupair) },
  ok: false,
  say,
});

export const missing = (facts: Missing['missing']): Finding => ({ missing: facts });
