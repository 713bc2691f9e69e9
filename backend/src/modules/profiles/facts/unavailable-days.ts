import { NOW, type Day } from './day.js';

/** Days that someone has given away, both ends included. */
export type UnavailableDays = readonly [first: Day, last: Day];

const DAYS_PER_MONTH = 30;

/**
 * From when an au pair is free who wishes to begin on `wanted`: the day after, where the days from then on are given
 * away or too few are left before. `taken` in its order. What is not known stays so, unless days are taken.
 */
export function firstFreeDay(
  wanted: Day | null,
  stayMonths: number | null,
  taken: readonly UnavailableDays[],
): Day | null {
  return taken.reduce<Day | null>((free, [first, last]) => {
    const from = free ?? NOW;
    const leaves = from + (stayMonths ?? 1) * DAYS_PER_MONTH;
    // "Now" lies before every date, so whoever is free now is measured from nowhere: what comes first decides.
    const hasRoomBefore = from !== NOW && leaves <= first;
    return from <= last && !hasRoomBefore ? last + 1 : free;
  }, wanted);
}

/** Whether a family that looks for someone from `wanted` on has found them. */
export function isFilled(wanted: Day | null, taken: readonly UnavailableDays[]): boolean {
  return taken.some(([, last]) => (wanted ?? NOW) <= last);
}
