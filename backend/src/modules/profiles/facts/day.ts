import { isoDate } from '../../../platform/calendar-days/index.js';
import { dayInZone } from '../../../platform/clock/index.js';
import { folded } from '../../country/index.js';

/** A calendar day as days since 1970-01-01, as stored in the search indexes. */
export type Day = number;

/** "Now" as text: earlier than any written date. */
export const NOW: Day = 0;

const MS_PER_DAY = 86_400_000;
const YEARS = { first: 2000, last: 2100 };
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const PART_OF_MONTH: Readonly<Record<string, number>> = {
  early: 1,
  beginning: 1,
  start: 1,
  mid: 15,
  middle: 15,
  late: 20,
  end: 20,
};
const PART = `(?:(${Object.keys(PART_OF_MONTH).join('|')})(?: of)?[ -]+)?`;

const ISO = /\b(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?!\d)/;
const DAY_FIRST_NUMBERS = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/;
const DAY_MONTH = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH},? ?(\\d{4})?`);
const MONTH_DAY = new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?(?!\\d),? ?(\\d{4})?`);
const MONTH_YEAR = new RegExp(`\\b${PART}${MONTH},? ?(\\d{4})`);
/** A month without a year only if there is nothing else: "may" is also a verb. */
const BARE_MONTH = new RegExp(`^(?:from |in |around |about )?${PART}${MONTH}$`);
const AT_ONCE =
  /\b(?:now|immediate(?:ly)?|straight away|right away|asap|a\.s\.a\.p\.|as soon as possible|any ?time|today|already|flexible)\b/;
const BEGINS_AT_ONCE = /^(?:from |starting )?(?:now|immediate|asap|right away|straight away)/;

/** The day of a calendar date, or null for an invalid one. */
function dayOf(year: number, month: number, date: number): Day | null {
  if (year < YEARS.first || year > YEARS.last) return null;
  const time = new Date(Date.UTC(year, month - 1, date));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date ? time.getTime() / MS_PER_DAY : null;
}

/** The day of an ISO date ("2027-02-01"), or null for anything else. Not for days of birth, which are before its years. */
export function dayOfIso(text: string): Day | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year ? dayOf(Number(year), Number(month), Number(date)) : null;
}

/** A day as an ISO date. */
export function isoOfDay(day: Day): string {
  const date = new Date(day * MS_PER_DAY);
  return isoDate(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

/** The Sydney day of a moment: close enough to "today" for both countries. */
export function dayOfMoment(moment: Date): Day {
  return dayOfIso(inSydney(moment)) ?? Math.floor(moment.getTime() / MS_PER_DAY);
}
const inSydney = dayInZone('Australia/Sydney');

/** Whole years of age on a day, both as ISO dates; of a birthday on 29 February, 1 March counts in other years. */
export function ageOn(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

export const today = (): Day => dayOfMoment(new Date());

const monthNumber = (word: string) => MONTHS.indexOf(word.slice(0, 3)) + 1;

/** The next such day after the text was written: people leave out an obvious year. */
function nextDay(month: number, date: number, writtenOn: Day): Day | null {
  const written = new Date(writtenOn * MS_PER_DAY);
  const year = written.getUTCFullYear() + (month < written.getUTCMonth() + 1 ? 1 : 0);
  return dayOf(year, month, date);
}

const withOrWithoutYear = (year: string | undefined, month: number, date: number, writtenOn: Day) =>
  year ? dayOf(Number(year), month, date) : nextDay(month, date, writtenOn);

/**
 * The day of a text: ISO, "1 Feb 2027", "February 1", "mid March 2027", "01/02/2027" (day first), or `NOW`. Null
 * without a day. `writtenOn` determines a missing year.
 */
export function parseDay(text: string, writtenOn: Day): Day | null {
  const words = folded(text);
  if (BEGINS_AT_ONCE.test(words)) return NOW;

  const iso = ISO.exec(words);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3] ?? 1));
  const numbers = DAY_FIRST_NUMBERS.exec(words);
  if (numbers) return dayOf(Number(numbers[3]), Number(numbers[2]), Number(numbers[1]));
  const dayMonth = DAY_MONTH.exec(words);
  if (dayMonth) return withOrWithoutYear(dayMonth[3], monthNumber(dayMonth[2] ?? ''), Number(dayMonth[1]), writtenOn);
  const monthDay = MONTH_DAY.exec(words);
  if (monthDay) return withOrWithoutYear(monthDay[3], monthNumber(monthDay[1] ?? ''), Number(monthDay[2]), writtenOn);
  const month = MONTH_YEAR.exec(words) ?? BARE_MONTH.exec(words);
  if (month)
    return withOrWithoutYear(month[3], monthNumber(month[2] ?? ''), PART_OF_MONTH[month[1] ?? ''] ?? 1, writtenOn);

  return AT_ONCE.test(words) ? NOW : null;
}
