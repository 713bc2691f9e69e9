import type { HoursClause, WorkTime } from './agreement-terms.dto.js';
import { WEEKDAYS, type Weekday } from './term-values.js';

const DAYS_A_WEEK = 7;
const MONDAY_FIRST = 6;

/** The weekday of an ISO date. */
export const weekdayOf = (day: string): Weekday =>
  WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + MONDAY_FIRST) % DAYS_A_WEEK] ?? 'monday';

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes of one period; 0 or less if its end is not after its start. */
export const lengthOf = ({ from, to }: WorkTime): number => minutesOf(to) - minutesOf(from);

/** Weekly work in minutes. */
export const weeklyMinutes = (hours: HoursClause): number =>
  WEEKDAYS.flatMap((day) => hours[day]).reduce((sum, range) => sum + lengthOf(range), 0);

/** Hours with at most two decimals: "30", "32.5". */
export const hoursInWords = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100);

/** "19:30" as "7:30 pm". */
export function timeInWords(time: string): string {
  const hours = Number(time.slice(0, 2));
  if (hours === 24) return 'midnight';
  return `${hours % 12 || 12}:${time.slice(3)} ${hours < 12 ? 'am' : 'pm'}`;
}

export const freeDays = (hours: Pick<HoursClause, Weekday>): Weekday[] =>
  WEEKDAYS.filter((day) => hours[day].length === 0);

/** Whether two periods of a day overlap. */
export function overlap(ranges: readonly WorkTime[]): boolean {
  const sorted = [...ranges].sort((a, b) => minutesOf(a.from) - minutesOf(b.from));
  return sorted.some((range, index) => {
    const before = sorted[index - 1];
    return before !== undefined && minutesOf(range.from) < minutesOf(before.to);
  });
}
