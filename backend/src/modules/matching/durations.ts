import { countInWords, type Day, OPEN_END, type Stay } from '../profiles/index.js';

const MS_PER_DAY = 86_400_000;
export const DAYS_PER_MONTH = 30.44;
const MONTHS_WITHOUT_YEAR = 11;
const inMonth = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', ...options });
/** Remembers each day that it formatted: pages name few, and a century has no more than 36,525. */
function formatted(format: Intl.DateTimeFormat): (day: Day) => string {
  const known = new Map<Day, string>();
  return (day) => {
    const text = known.get(day) ?? format.format(day * MS_PER_DAY);
    known.set(day, text);
    return text;
  };
}
const dayMonth = formatted(inMonth({ day: 'numeric', month: 'long' }));
const dayMonthYear = formatted(inMonth({ day: 'numeric', month: 'long', year: 'numeric' }));

/** "1 February", with the year if it is not obvious. */
export function dateInWords(day: Day, today: Day): string {
  const isYearObvious = day >= today && day - today < MONTHS_WITHOUT_YEAR * DAYS_PER_MONTH;
  return isYearObvious ? dayMonth(day) : dayMonthYear(day);
}

const units = (count: number, unit: string) => (count === 1 ? `a ${unit}` : `${countInWords(count)} ${unit}s`);

/** A number of days as text: "a few days", "two weeks", "a month". */
export function spanInWords(days: number): string {
  if (days < 6) return 'a few days';
  if (days < 26) return units(Math.round(days / 7), 'week');
  return units(Math.round(days / DAYS_PER_MONTH), 'month');
}

/** How many whole months: "seven months", "a month", "a few weeks". */
export function lengthInWords(months: number): string {
  const whole = Math.floor(months);
  return whole < 1 ? 'a few weeks' : whole === 1 ? 'a month' : `${countInWords(whole)} months`;
}

/** "six months", "6 to 12 months", "six months or longer". */
export function stayInWords({ min, max }: Stay): string {
  const months = (count: number) => `${countInWords(count)} ${count === 1 ? 'month' : 'months'}`;
  if (min === max) return months(min);
  if (max >= OPEN_END) return min <= 1 ? 'as long as you like' : `${months(min)} or longer`;
  return min <= 1 ? `up to ${months(max)}` : `${min} to ${max} months`;
}
