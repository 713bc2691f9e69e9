import type { Day } from '../../profiles/index.js';
import type { Match } from '../../matching/index.js';

/** What a card says beyond the person's own profile. */
export interface CardExtras {
  /** False for visitors, and members without a confirmed email or a profile: no names, suburbs or contact for them. */
  readsNames: boolean;
  saved: boolean;
  match: Match | null;
  /** The blurred photo; null when there is no photo that can be shown. */
  preview: string | null;
  today: Day;
  /** Unix seconds. */
  now: number;
}
