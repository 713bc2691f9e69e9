import { NOW, type Day } from './day.js';

/** Unavailable days, inclusive. */
export type UnavailableDays = readonly [first: Day, last: Day];

const DAYS_PER_MONTH = 30;

/**
 * The first day on which an au pair is available who wants to begin on `wanted`: after unavailable days, or after a
 * gap that is too short. A gap is measured from `today` on, because no one begins in the past. `taken` is sorted. An
 * unknown day stays unknown unless days are taken.
 */
export function firstFreeDay(
  wanted: Day | null,
  stayMonths: number | null,
  taken: readonly UnavailableDays[],
  today: Day,
): Day | null {
  return taken.reduce<Day | null>((free, [first, last]) => {
    const from = free ?? NOW;
    const leaves = Math.max(from, today) + (stayMonths ?? 1) * DAYS_PER_MONTH;
    // "Now" sorts before every date, so there is no gap to measure.
    const hasRoomBefore = from !== NOW && leaves <= first;
    return from <= last && !hasRoomBefore ? last + 1 : free;
  }, wanted);
}

/** Whether a family looking from `wanted` on already has an au pair. */
export function isFilled(wanted: Day | null, taken: readonly UnavailableDays[]): boolean {
  return taken.some(([, last]) => (wanted ?? NOW) <= last);
}
