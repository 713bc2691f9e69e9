import { daysBetween } from '../../../platform/calendar-days/index.js';
import type { AgreementFact } from '../../agreements/index.js';
import { lastDayOf } from '../../visas/index.js';

/** Weeks before the last day at which both are notified. */
export const NOTICE_WEEKS = [8, 4, 2] as const;
export type NoticeWeeks = (typeof NOTICE_WEEKS)[number];

/** `over`: the last day has passed while the placement goes on. `ended`: the placement itself is over. */
export const CLOCK_STATES = ['ahead', 'running', 'over', 'ended'] as const;
export type ClockState = (typeof CLOCK_STATES)[number];

/** ISO days, by the family's calendar. */
export interface ClockQuestion {
  today: string;
  startsOn: string;
  /** The last day of the placement: agreed, or the earlier day on which it ended. */
  endsOn: string;
  /** The first day that counts: earlier than `startsOn` after another placement with the same family. */
  countedFrom: string;
  /** Null without a limit, or if it is unclear. */
  months: number | null;
  /** The last day of the permission to go on, if there is one. */
  grantedUntil: string | null;
}

export interface ClockDays {
  state: ClockState;
  /** Null without a last day. */
  lastDay: string | null;
  /** The day that the rule gives, without the permission. */
  ruleLastDay: string | null;
  /** From today to the last day; 0 is the last day itself. Null while nothing runs. */
  daysLeft: number | null;
  because: 'rule' | 'permission' | null;
}

/** How many days are left with one employer. */
export function clockDays(question: ClockQuestion): ClockDays {
  const { today, startsOn, endsOn, countedFrom, months, grantedUntil } = question;
  const ruleLastDay = months === null ? null : lastDayOf(countedFrom, months);
  const isPermitted = grantedUntil !== null && (ruleLastDay === null || grantedUntil > ruleLastDay);
  const lastDay = isPermitted ? grantedUntil : ruleLastDay;
  const because = lastDay === null ? null : isPermitted ? 'permission' : 'rule';
  const state = stateOf(today, startsOn, endsOn, lastDay);
  const daysLeft = state === 'running' && lastDay !== null ? daysBetween(today, lastDay) : null;
  return { state, lastDay, ruleLastDay, daysLeft, because };
}

function stateOf(today: string, startsOn: string, endsOn: string, lastDay: string | null): ClockState {
  if (today > endsOn) return 'ended';
  if (today < startsOn) return 'ahead';
  return lastDay !== null && today > lastDay ? 'over' : 'running';
}

/**
 * The placements whose months count together, newest first: the placement itself, and earlier ones with the same family
 * that began within the length of one visa before it. A longer time ago it was another visa.
 */
export function countedTogether(
  placement: AgreementFact,
  others: readonly AgreementFact[],
  visaMonths: number,
): AgreementFact[] {
  const { id, region, startsOn } = placement;
  const earlier = others.filter(
    (one) =>
      one.id !== id &&
      one.region === region &&
      one.startsOn < startsOn &&
      lastDayOf(one.startsOn, visaMonths) >= startsOn,
  );
  return [placement, ...earlier.sort((one, other) => (one.startsOn < other.startsOn ? 1 : -1))];
}

/** The notice that is due and not given yet. Earlier ones that were missed are not made up for. */
export function noticeDue(daysLeft: number, sentWeeks: readonly number[]): NoticeWeeks | null {
  const due = [...NOTICE_WEEKS].reverse().find((weeks) => daysLeft <= weeks * 7);
  return due === undefined || sentWeeks.some((weeks) => weeks <= due) ? null : due;
}
