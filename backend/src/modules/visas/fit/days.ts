import { isoDateBeyond } from '../../../platform/calendar-days/index.js';

/** Every month has so many days. */
const SHORTEST_MONTH = 28;
const utc = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month, date));

/**
 * The last day of so many months that begin on `day`, as in the Acts Interpretation Act 1901, section 2G: the day
 * before the same date, or the end of a month without it. Six months from 31 August end on 28 February.
 */
export function lastDayOf(day: string, months: number): string {
  const { year, month, date } = partsOf(day);
  const lacksDate = date > SHORTEST_MONTH && date > daysIn(year, month + months);
  return isoDateBeyond(year, month + months, lacksDate ? daysIn(year, month + months) : date - 1);
}

/** The same date so many months before, or the end of a month without it. */
export function monthsBefore(day: string, months: number): string {
  const { year, month, date } = partsOf(day);
  return isoDateBeyond(year, month - months, Math.min(date, daysIn(year, month - months)));
}

/**
 * The last day before an age is reached. A birthday on 29 February counts as 28 February in other years: the safe
 * reading for a deadline.
 */
export function lastDayBelow(bornOn: string, age: number): string {
  const { year, month, date } = partsOf(bornOn);
  return isoDateBeyond(year + age, month, Math.min(date, daysIn(year + age, month)) - 1);
}

/**
 * The first day of an age. A birthday on 29 February counts as 1 March in other years: the safe reading for a minimum
 * age.
 */
export function firstDayOf(bornOn: string, age: number): string {
  const { year, month, date } = partsOf(bornOn);
  return isoDateBeyond(year + age, month, date);
}

export const earliest = (...days: (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .reduce<string | null>((first, day) => (first === null || day < first ? day : first), null);

function partsOf(day: string): { year: number; month: number; date: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) - 1, date: Number(day.slice(8, 10)) };
}

const daysIn = (year: number, month: number): number => utc(year, month + 1, 0).getUTCDate();
