import { momentOf } from '../../interviews/index.js';
import { addDays } from '../calendar.js';
import type { HoursClause } from '../terms/agreement-terms.dto.js';
import { WEEKDAYS, type Weekday } from '../terms/term-values.js';
import { freeDays, weekdayOf } from '../terms/week.js';

const MIDNIGHT = '24:00';

/** A week that repeats between two days, both ends included (ISO dates). */
interface PlannedWeeks {
  hours: Pick<HoursClause, Weekday>;
  timeZone: string;
  startsOn: string;
  lastDay: string;
  /** Days on which something else is planned. */
  isExcept?: (day: string) => boolean;
}

/** Weekdays that repeat between two days of a placement, both ends included. */
interface WeeklyDays {
  weekdays: readonly Weekday[];
  /** The first and last day on which they fall. */
  first: string;
  last: string;
  /** Days between these two that are left out. */
  except: readonly string[];
}

/** Work at the same local time on some weekdays. */
interface WeeklyShift extends WeeklyDays {
  /** "07:00-09:00". */
  times: string;
  /** The first one, and the beginning of the last one. */
  startsAt: Date;
  endsAt: Date;
  until: Date;
}

/** Null if there is none of these weekdays, as in a short placement. */
function within(
  { startsOn, lastDay, isExcept = () => false }: PlannedWeeks,
  weekdays: readonly Weekday[],
  isPossible: (day: string) => boolean = () => true,
): WeeklyDays | null {
  const days: string[] = [];
  for (let day = startsOn; day <= lastDay; day = addDays(day, 1)) if (weekdays.includes(weekdayOf(day))) days.push(day);
  // Calendars move a time that a change of clocks skips, so that only the ends have to be possible.
  const isEnd = (day: string) => !isExcept(day) && isPossible(day);
  const [first, last] = [days.find(isEnd), days.findLast(isEnd)];
  if (!first || !last) return null;
  return { weekdays, first, last, except: days.filter((day) => first < day && day < last && isExcept(day)) };
}

/** The shifts of a week: equal times of several weekdays are one. */
export function shiftsOf(weeks: PlannedWeeks): WeeklyShift[] {
  const at = (day: string, time: string) => momentIn(weeks.timeZone, day, time);
  const weekdaysOf = new Map<string, Weekday[]>();
  for (const day of WEEKDAYS)
    for (const { from, to } of weeks.hours[day]) {
      const times = `${from}-${to}`;
      weekdaysOf.set(times, [...(weekdaysOf.get(times) ?? []), day]);
    }
  return [...weekdaysOf].flatMap(([times, weekdays]) => {
    const [from = '', to = ''] = times.split('-');
    const days = within(weeks, weekdays, (day) => at(day, from) !== null && at(day, to) !== null);
    if (!days) return [];
    const [startsAt, endsAt, until] = [at(days.first, from), at(days.first, to), at(days.last, from)];
    return startsAt && endsAt && until ? [{ ...days, times, startsAt, endsAt, until }] : [];
  });
}

/** The weekly days without work. */
export const daysOffOf = (weeks: PlannedWeeks): WeeklyDays | null => within(weeks, freeDays(weeks.hours));

/** The moment of a time of a day, `24:00` too. Null for a time that a change of clocks skips. */
export function momentIn(timeZone: string, day: string, time: string): Date | null {
  const local = time === MIDNIGHT ? `${addDays(day, 1)}T00:00` : `${day}T${time}`;
  const moment = momentOf(local, timeZone);
  return moment && moment.kind !== 'skipped' ? moment.at : null;
}
