import { addDays } from '../../platform/calendar-days/index.js';
import { dayIn } from '../../platform/clock/index.js';
import type { Agreement } from './agreement.entity.js';

export const SUDDEN_ENDS = ['before', 'after'] as const;
/** A signed agreement that is cancelled shortly before its first day, or a placement that ends early. */
export type SuddenEnd = (typeof SUDDEN_ENDS)[number];

/** Cancelled closer to the first day than this, people have flights and no other plan. */
const SHORTLY_DAYS = 14;
/** How long people are told what to do. */
const SHOWN_DAYS = 14;

type Signed = Pick<Agreement, 'confirmedAt' | 'startsOn' | 'timeZone'>;

/** Whether a cancellation at this moment would be shortly before the first day. */
export function isShortlyBefore({ confirmedAt, startsOn, timeZone }: Signed, at: Date): boolean {
  if (confirmedAt === null || startsOn === null) return false;
  return startsOn < addDays(dayIn(timeZone, at), SHORTLY_DAYS);
}

/** Null for every other agreement, and two weeks after the end. */
export function suddenEndOf(
  agreement: Signed & Pick<Agreement, 'state' | 'endedOn' | 'changedAt'>,
  now: Date,
): SuddenEnd | null {
  const { state, endedOn, changedAt, timeZone } = agreement;
  const closedOn = dayIn(timeZone, changedAt);
  const lastDay = endedOn !== null && endedOn > closedOn ? endedOn : closedOn;
  if (dayIn(timeZone, now) > addDays(lastDay, SHOWN_DAYS)) return null;
  if (state === 'ended_early') return 'after';
  return state === 'cancelled' && isShortlyBefore(agreement, changedAt) ? 'before' : null;
}
