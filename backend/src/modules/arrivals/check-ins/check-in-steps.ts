import { addDays } from '../../../platform/calendar-days/index.js';
import type { Journey } from '../../agreements/index.js';
import { momentOf } from '../../interviews/index.js';

/** Days of a placement on which both are asked how it is going; the first day is day 1. */
export const CHECK_IN_DAYS = [1, 3, 7, 30, 90, 180, 270] as const;
export type CheckInDay = (typeof CHECK_IN_DAYS)[number];

export const CHECK_IN_ANSWERS = ['good', 'talk', 'help'] as const;
export type CheckInAnswer = (typeof CHECK_IN_ANSWERS)[number];

/** The next step while there is no answer: ask, remind, then notify the other side, then our team. */
export const CHECK_IN_STEPS = ['ask', 'remind', 'tell_other', 'tell_team'] as const;
export type CheckInStep = (typeof CHECK_IN_STEPS)[number];

/** When in the family’s day a step is taken: the day is nearly over, and no one sleeps yet. */
const STEP_TIME = '17:00';
/** How long each step waits for the one before it. */
const WAIT_DAYS: Record<Exclude<CheckInStep, 'ask'>, number> = { remind: 1, tell_other: 2, tell_team: 2 };

/** The day on which a check-in is due, as an ISO date. */
export const checkInDueOn = (startsOn: string, day: CheckInDay): string => addDays(startsOn, day - 1);

/** When a step is taken on this day of the family. */
export function stepMoment(day: string, timeZone: string, time = STEP_TIME): Date {
  const moment = momentOf(`${day}T${time}`, timeZone);
  // No clock is changed later in the day; should a zone ever do so, its noon in UTC is the same day.
  return moment && moment.kind !== 'skipped' ? moment.at : new Date(`${day}T12:00:00Z`);
}

/** Returns the step after one on this day; null after the last one. */
export function stepAfter(step: CheckInStep, day: string, timeZone: string): { step: CheckInStep; at: Date } | null {
  const next = CHECK_IN_STEPS[CHECK_IN_STEPS.indexOf(step) + 1];
  if (next === undefined || next === 'ask') return null;
  return { step: next, at: stepMoment(addDays(day, WAIT_DAYS[next]), timeZone) };
}

/** People who know each other are not asked as often. */
const DAYS: Record<Journey, readonly CheckInDay[]> = {
  first: CHECK_IN_DAYS,
  return: [7, 90, 180, 270],
  continuation: [90, 180, 270],
};

/** The check-ins of a plan that is made on a day: those that have passed are not asked for any more. */
export function checkInsFrom(
  { startsOn, lastDay }: { startsOn: string; lastDay: string },
  madeOn: string,
  journey: Journey = 'first',
): { day: CheckInDay; dueOn: string }[] {
  return DAYS[journey]
    .map((day) => ({ day, dueOn: checkInDueOn(startsOn, day) }))
    .filter(({ dueOn }) => dueOn >= madeOn && dueOn <= lastDay);
}
