import { dayKey, ownTimeZone, shortWeekday, timeOfDay } from '../clocks/clocks';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

interface Day {
  date: number;
  month: string;
  year: string;
}

/** Parses an ISO day without `Date`, so that no time zone changes it and server and browser write the same. */
function parse(day: string): Day | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year && name ? { date: Number(date), month: name, year } : null;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T/;

/**
 * "2026-11-22T13:30:00Z" as "2026-11-23" in Sydney: the day that a moment is on a clock, the reader's own unless another
 * zone is named. A page that the server writes too names one, so that both write the same.
 */
export const dayOfMoment = (moment: string, timeZone?: string): string => dayKey(new Date(moment), timeZone);

const worded = (words: (day: Day) => string) => (text: string, timeZone?: string) => {
  const day = MOMENT.test(text) && !Number.isNaN(Date.parse(text)) ? dayOfMoment(text, timeZone) : text;
  const parsed = parse(day);
  return parsed ? words(parsed) : text;
};

/**
 * "2027-02-01" as "February 2027", a moment as the month that it is in where it is read; what is neither ("after the
 * harvest") stays as it is, here and below.
 */
export const monthAndYear = worded(({ month, year }) => `${month} ${year}`);

/** "2027-02-01" as "1 February 2027". */
export const dayInWords = worded(({ date, month, year }) => `${date} ${month} ${year}`);

/** "2027-02-01" as "1 Feb 2027". */
export const shortDay = worded(({ date, month, year }) => `${date} ${month.slice(0, 3)} ${year}`);

/** "2027-02-01", or a local time on that day, as "Mon 1 Feb". */
export const weekdayInWords = (day: string): string => shortWeekday(new Date(`${day.slice(0, 10)}T00:00:00Z`), 'UTC');

/** "2026-11-22T13:30:00Z" as "23 Nov 2026, 12:30 am": on the reader's own clock unless another zone is named. */
export const momentInWords = (moment: string, timeZone?: string): string =>
  `${shortDay(moment, timeZone)}, ${timeOfDay(new Date(moment), timeZone ?? ownTimeZone())}`;
