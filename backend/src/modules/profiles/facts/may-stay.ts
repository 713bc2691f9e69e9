import type { Day } from './day.js';

/**
 * How long an au pair's visa allows with one family in the country where they look. Only as exact as what members read
 * of it.
 */
export interface MayStay {
  /** `OPEN_END` without a limit. */
  months: number;
  /** It is unknown for starts from this day on: the first of the month of the last entry. Null without one. */
  startBefore: Day | null;
  /** The last day of a visa that has begun. */
  ends: Day | null;
}
