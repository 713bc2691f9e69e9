import { momentOf } from '../../interviews/index.js';
import { addDays } from '../calendar.js';
import type { HoursClause } from '../terms/agreement-terms.dto.js';
import { WEEKDAYS, type Weekday } from '../terms/term-values.js';
import { freeDays } from '../terms/week.js';

const DAYS_A_WEEK = 7;
const MONDAY_FIRST = 6;
const MIDNIGHT = '24:00';

/** A placement's signed week and its days, both ends included (ISO dates). */
export interface PlannedPlacement {
  hours: Pick<HoursClause, Weekday>;
  timeZone: string;
  startsOn: string;
  lastDay: string;
}

/** Weekdays that repeat between two days of a placement, both ends included. */
export interface WeeklyDays {
  weekdays: readonly Weekday[];
  /** The first and last day on which they fall. */
  first: string;
  last: string;
}

/** Work at the same local time on some weekdays. */
export interface WeeklyShift extends WeeklyDays {
  /** "07:00-09:00". */
  times: string;
  /** The first one, and the beginning of the last one. */
  startsAt: Date;
  endsAt: Date;
  until: Date;
}

const weekdayOf = (day: string): Weekday | undefined =>
  WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + MONDAY_FIRST) % DAYS_A_WEEK];

/** Null if the placement has none of these weekdays, as a short one may. */
function within(
  { startsOn, lastDay }: PlannedPlacement,
  weekdays: readonly Weekday[],
  isPossible: (day: string) => boolean = () => true,
): WeeklyDays | null {
  const among = (days: string[]) =>
    days.find((day) => {
      const weekday = weekdayOf(day);
      return weekday && weekdays.includes(weekday) && startsOn <= day && day <= lastDay && isPossible(day);
    });
  // Two weeks: on one day of a week a change of clocks may skip the time.
  const ahead = Array.from({ length: 2 * DAYS_A_WEEK }, (_, index) => index);
  const first = among(ahead.map((index) => addDays(startsOn, index)));
  const last = among(ahead.map((index) => addDays(lastDay, -index)));
  return first && last ? { weekdays, first, last } : null;
}

/** The shifts of the signed week: equal times of several weekdays are one. */
export function shiftsOf(placement: PlannedPlacement): WeeklyShift[] {
  const at = (day: string, time: string) => momentIn(placement.timeZone, day, time);
  const weekdaysOf = new Map<string, Weekday[]>();
  for (const day of WEEKDAYS)
    for (const { from, to } of placement.hours[day]) {
      const times = `${from}-${to}`;
      weekdaysOf.set(times, [...(weekdaysOf.get(times) ?? []), day]);
    }
  return [...weekdaysOf].flatMap(([times, weekdays]) => {
    const [from = '', to = ''] = times.split('-');
    const days = within(placement, weekdays, (day) => at(day, from) !== null && at(day, to) !== null);
    if (!days) return [];
    const [startsAt, endsAt, until] = [at(days.first, from), at(days.first, to), at(days.last, from)];
    return startsAt && endsAt && until ? [{ ...days, times, startsAt, endsAt, until }] : [];
  });
}

/** The weekly days without work. */
export const daysOffOf = (placement: PlannedPlacement): WeeklyDays | null =>
  within(placement, freeDays(placement.hours));

/** Null for a time that a change of clocks skips. */
function momentIn(timeZone: string, day: string, time: string): Date | null {
  const local = time === MIDNIGHT ? `${addDays(day, 1)}T00:00` : `${day}T${time}`;
  const moment = momentOf(local, timeZone);
  return moment && moment.kind !== 'skipped' ? moment.at : null;
}
