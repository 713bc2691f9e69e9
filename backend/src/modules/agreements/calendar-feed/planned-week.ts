import { tzOffset } from '@date-fns/tz';
import { addDays } from '../../../platform/calendar-days/index.js';
import { momentOf } from '../../interviews/index.js';
import type { HoursClause } from '../terms/agreement-terms.dto.js';
import { WEEKDAYS, type Weekday } from '../terms/term-values.js';
import { freeDays, lengthOf, weekdayOf } from '../terms/week.js';

const MIDNIGHT = '24:00';
const MINUTE_MS = 60_000;

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
  /** Distinguishes the shifts of a placement. */
  key: string;
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
): WeeklyDays | null {
  const days: string[] = [];
  for (let day = startsOn; day <= lastDay; day = addDays(day, 1)) if (weekdays.includes(weekdayOf(day))) days.push(day);
  const isEnd = (day: string) => !isExcept(day);
  const [first, last] = [days.find(isEnd), days.findLast(isEnd)];
  if (!first || !last) return null;
  return { weekdays, first, last, except: days.filter((day) => first < day && day < last && isExcept(day)) };
}

/**
 * The shifts of a week: equal times of several weekdays are one. A shift in which clocks change is an entry of its
 * own, because calendars give every occurrence of a series the length of the first one.
 */
export function shiftsOf(weeks: PlannedWeeks): WeeklyShift[] {
  const at = (day: string, time: string) => momentIn(weeks.timeZone, day, time);
  // As calendars do with a time that a change of clocks skips.
  const atOrLater = (day: string, time: string) => at(day, time) ?? at(day, anHourAfter(time));
  const weekdaysOf = new Map<string, Weekday[]>();
  for (const day of WEEKDAYS)
    for (const { from, to } of weeks.hours[day]) {
      const times = `${from}-${to}`;
      weekdaysOf.set(times, [...(weekdaysOf.get(times) ?? []), day]);
    }
  const changes = daysOfChange(weeks);
  return [...weekdaysOf].flatMap(([times, weekdays]) => {
    const [from = '', to = ''] = times.split('-');
    const name = times.replace(/:/g, '');
    const isOdd = (day: string) => {
      const [start, end] = [at(day, from), at(day, to)];
      return !start || !end || end.getTime() - start.getTime() !== lengthOf({ from, to }) * MINUTE_MS;
    };
    const odd = changes.filter((day) => weekdays.includes(weekdayOf(day)) && isOdd(day));
    const isExcept = (day: string) => odd.includes(day) || (weeks.isExcept?.(day) ?? false);
    return [
      { days: within({ ...weeks, isExcept }, weekdays), key: name },
      ...odd.map((day) => ({
        days: within({ ...weeks, startsOn: day, lastDay: day }, weekdays),
        key: `${name}-${day.replaceAll('-', '')}`,
      })),
    ].flatMap(({ days, key }) => {
      const [startsAt, endsAt, until] = days
        ? [atOrLater(days.first, from), atOrLater(days.first, to), atOrLater(days.last, from)]
        : [null, null, null];
      return days && startsAt && endsAt && until ? [{ ...days, key, times, startsAt, endsAt, until }] : [];
    });
  });
}

/** "03:30" for "02:30". */
const anHourAfter = (time: string): string =>
  `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`;

/** The days on which clocks may change: the offset differs around them. */
function daysOfChange({ timeZone, startsOn, lastDay }: PlannedWeeks): string[] {
  const offsetOn = (day: string) => tzOffset(timeZone, new Date(`${day}T12:00:00Z`));
  const days: string[] = [];
  for (let day = startsOn; day <= lastDay; day = addDays(day, 1))
    if (offsetOn(addDays(day, -2)) !== offsetOn(addDays(day, 1))) days.push(day);
  return days;
}

/** The weekly days without work. */
export const daysOffOf = (weeks: PlannedWeeks): WeeklyDays | null => within(weeks, freeDays(weeks.hours));

/** The moment of a time of a day, `24:00` too. Null for a time that a change of clocks skips. */
export function momentIn(timeZone: string, day: string, time: string): Date | null {
  const local = time === MIDNIGHT ? `${addDays(day, 1)}T00:00` : `${day}T${time}`;
  const moment = momentOf(local, timeZone);
  return moment && moment.kind !== 'skipped' ? moment.at : null;
}
