import { invalidField } from '../errors/index.js';

const DAY_MS = 86_400_000;
const MONTHS = 12;
/** Every month has so many days. */
const SHORTEST_MONTH = 28;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** This century and the next: PostgreSQL cannot read every year that a text can contain. */
const PLAUSIBLE_YEAR = /^2[01]/;

/** Whether a day exists: not 30 February. */
export const isDay = (day: string): boolean => {
  const at = DAY.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

/** Throws `validation_failed` for a day that does not exist. */
export function assertDay(field: string, day: string, message: string): void {
  if (!PLAUSIBLE_YEAR.test(day) || !isDay(day)) throw invalidField(field, message);
}

/** The ISO date of a day in its month; months begin at 0. Faster than `toISOString`, which a page of people notices. */
export function isoDate(year: number, month: number, date: number): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month + 1)}-${twoDigits(date)}`;
}
const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** The ISO date of a day whose month and date may lie outside their year and month. Months begin at 0. */
export function isoDateBeyond(year: number, month: number, date: number): string {
  const years = Math.floor(month / MONTHS);
  // A page of search asks for hundreds of days; `Date` would make them five times slower.
  if (date >= 1 && date <= SHORTEST_MONTH) return isoDate(year + years, month - years * MONTHS, date);
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}

/** The ISO date `days` days later; earlier if negative. */
export function addDays(day: string, days: number): string {
  return isoDateBeyond(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)) + days);
}

/** The number of days between two ISO dates. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const earlierDay = (one: string, other: string): string => (one < other ? one : other);
export const laterDay = (one: string, other: string): string => (one > other ? one : other);
