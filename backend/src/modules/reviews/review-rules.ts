import { type AgreementFact, isCurrent } from '../agreements/index.js';

const DAY_MS = 86_400_000;
/** The minimum length of a current placement before it can be reviewed. */
const DAYS_BEFORE_WRITING = 14;
/**
 * Reviews are published this long after the end of the placement, even if only one exists. They then no longer change.
 */
export const DAYS_UNTIL_OPENING = 14;
/** Someone who left early is asked for a review this long after the end. */
export const DAYS_UNTIL_ASKING_AFTER_EARLY_END = 3;
/** The reminder is sent this long after the end. */
export const DAYS_UNTIL_REMINDER = 7;

/** The facts of an agreement that the rules need. ISO dates, inclusive. */
export type Placement = Pick<AgreementFact, 'state' | 'timeZone' | 'startsOn' | 'endsOn' | 'endedOn'>;

/** too_early: not yet. writable: now. closed: the reviews are published. never: there was no placement. */
export type ReviewPhase = 'too_early' | 'writable' | 'closed' | 'never';

export const lastDayOf = ({ endsOn, endedOn }: Pick<Placement, 'endsOn' | 'endedOn'>): string => endedOn ?? endsOn;

/** When the reviews of a placement are published automatically: midnight UTC, late morning in Sydney. */
export function opensAt(placement: Pick<Placement, 'endsOn' | 'endedOn'>): Date {
  return new Date(momentOf(lastDayOf(placement)) + DAYS_UNTIL_OPENING * DAY_MS);
}

/** Decides which actions on reviews of this placement are possible at `now`, unless both were published early. */
export function phaseOf(placement: Placement, now: Date): ReviewPhase {
  if (!wasLived(placement)) return 'never';
  if (now >= opensAt(placement)) return 'closed';
  // Also until the last day of one that ends early, which can be weeks ahead.
  if (!isCurrent(placement, now)) return 'writable';
  return now.getTime() >= momentOf(placement.startsOn) + DAYS_BEFORE_WRITING * DAY_MS ? 'writable' : 'too_early';
}

/** Only a placement that began can be reviewed, not an agreement that was cancelled before. */
const wasLived = ({ state }: Placement): boolean =>
  state === 'active' || state === 'completed' || state === 'ended_early';

const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
