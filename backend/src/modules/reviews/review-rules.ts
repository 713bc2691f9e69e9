import type { AgreementState } from '../agreements/index.js';

const DAY_MS = 86_400_000;
/** A stay must have lasted so long before it can be written about while it goes on. */
export const DAYS_BEFORE_WRITING = 14;
/** Reviews open so long after the end of the stay, whether both are in or not. No one can write or change one then. */
export const DAYS_UNTIL_OPENING = 14;
/** Whoever has not written is reminded so long after the end. */
export const DAYS_UNTIL_REMINDER = 7;

/** What the rules need to know of an agreement. Days as "2027-02-01", both included. */
export interface Placement {
  state: AgreementState;
  startsOn: string;
  endsOn: string;
  /** Where it ended before its time. */
  endedOn: string | null;
}

/**
 * too_early: it may become possible. writable: now. closed: the reviews are open. never: there was no stay.
 */
export type ReviewPhase = 'too_early' | 'writable' | 'closed' | 'never';

/** The other one of the two who shared a stay. */
export const otherOf = ({ familyId, auPairId }: { familyId: string; auPairId: string }, personId: string): string =>
  personId === familyId ? auPairId : familyId;

export const lastDayOf = ({ endsOn, endedOn }: Pick<Placement, 'endsOn' | 'endedOn'>): string => endedOn ?? endsOn;

/** The moment at which the reviews of a stay open by themselves: midnight UTC, late morning in Sydney. */
export function opensAt(placement: Pick<Placement, 'endsOn' | 'endedOn'>): Date {
  return new Date(momentOf(lastDayOf(placement)) + DAYS_UNTIL_OPENING * DAY_MS);
}

/** What can be done about reviews of this stay at `now`, as long as it has not been opened by both being in. */
export function phaseOf(placement: Placement, now: Date): ReviewPhase {
  if (!wasLived(placement)) return 'never';
  if (now >= opensAt(placement)) return 'closed';
  if (placement.state !== 'active') return 'writable';
  return now.getTime() >= momentOf(placement.startsOn) + DAYS_BEFORE_WRITING * DAY_MS ? 'writable' : 'too_early';
}

/** Only a stay that began can be written about, not an agreement that was cancelled before. */
const wasLived = ({ state }: Placement): boolean =>
  state === 'active' || state === 'completed' || state === 'ended_early';

const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
