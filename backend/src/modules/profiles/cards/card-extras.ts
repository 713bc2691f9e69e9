import type { Day } from '../facts/day.js';
import type { Match } from '../match/match.dto.js';

/** What a card says beyond the person's own profile. */
export interface CardExtras {
  isVisitor: boolean;
  saved: boolean;
  match: Match | null;
  /** The blurred photo; null when there is no photo that can be shown. */
  preview: string | null;
  today: Day;
  /** Unix seconds. */
  now: number;
}
