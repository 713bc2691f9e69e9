import type { LegalFact } from '../../platform/facts/index.js';
import { addDays, lengthOf, WEEKDAYS, weeklyMinutes, type PlacementTerms, type WorkTime } from '../agreements/index.js';
import type { RecordedDay } from './recorded-day.entity.js';

export const DAYS_A_WEEK = 7;
const MONDAY_FIRST = 6;

/** Where in the week a day is, from 0 for Monday. */
const placeInWeek = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + MONDAY_FIRST) % DAYS_A_WEEK;

/** The Monday of a day’s week. */
export const mondayOf = (day: string): string => addDays(day, -placeInWeek(day));

type Span = Pick<PlacementTerms, 'startsOn' | 'lastDay'>;

export const isInPlacement = ({ startsOn, lastDay }: Span, day: string): boolean => startsOn <= day && day <= lastDay;

/** The week of a day, or the first or last one of the placement where the day is outside of it. */
export function weekWithin({ startsOn, lastDay }: Span, day: string): string {
  if (day < startsOn) return mondayOf(startsOn);
  return mondayOf(day > lastDay ? lastDay : day);
}

/** What the agreement plans for a day; nothing outside of the placement. */
export function plannedOn(placement: PlacementTerms, day: string): WorkTime[] {
  const weekday = WEEKDAYS[placeInWeek(day)];
  if (!placement.hours || !weekday || !isInPlacement(placement, day)) return [];
  return placement.hours[weekday];
}

export const minutesOf = (times: readonly WorkTime[]): number => times.reduce((sum, range) => sum + lengthOf(range), 0);

export interface DayOfWeek {
  day: string;
  inPlacement: boolean;
  planned: WorkTime[];
  plannedMinutes: number;
  /** Null where nothing is recorded. */
  recorded: RecordedDay | null;
  /** What the next change is based on; 0 where nothing was ever recorded. */
  version: number;
}

export interface WeekTotals {
  plannedMinutes: number;
  recordedMinutes: number;
  confirmedMinutes: number;
  /** Days that wait for the family. */
  toConfirm: number;
  /** Days that wait for the au pair. */
  disputed: number;
}

export interface WeekOfHours {
  from: string;
  to: string;
  days: DayOfWeek[];
  totals: WeekTotals;
}

/** One week of a placement; `rows` may hold days of other weeks too. */
export function weekOfHours(placement: PlacementTerms, rows: readonly RecordedDay[], monday: string): WeekOfHours {
  const days = Array.from({ length: DAYS_A_WEEK }, (_, index) => dayOfWeek(placement, rows, addDays(monday, index)));
  return { from: monday, to: addDays(monday, DAYS_A_WEEK - 1), days, totals: totalsOf(days) };
}

function dayOfWeek(placement: PlacementTerms, rows: readonly RecordedDay[], day: string): DayOfWeek {
  const row = rows.find((one) => one.day === day);
  const inPlacement = isInPlacement(placement, day);
  const planned = plannedOn(placement, day);
  return {
    ...{ day, inPlacement, planned, plannedMinutes: minutesOf(planned) },
    recorded: inPlacement && row && row.state !== 'removed' ? row : null,
    version: row?.version ?? 0,
  };
}

function totalsOf(days: readonly DayOfWeek[]): WeekTotals {
  const recorded = days.flatMap((day) => day.recorded ?? []);
  const minutes = (rows: readonly RecordedDay[]) => rows.reduce((sum, row) => sum + row.minutes, 0);
  const inState = (state: RecordedDay['state']) => recorded.filter((row) => row.state === state);
  return {
    plannedMinutes: days.reduce((sum, day) => sum + day.plannedMinutes, 0),
    recordedMinutes: minutes(recorded),
    confirmedMinutes: minutes(inState('confirmed')),
    toConfirm: inState('recorded').length,
    disputed: inState('disputed').length,
  };
}

/**
 * Whether a week waits for the family as a whole: every planned day is recorded, or the week is over where nothing is
 * planned, and something of it is not confirmed.
 */
export function isWaitingForFamily({ days, to, totals }: WeekOfHours, { lastDay }: Span, today: string): boolean {
  if (totals.toConfirm === 0) return false;
  const planned = days.filter(({ plannedMinutes }) => plannedMinutes > 0);
  if (planned.length > 0) return planned.every(({ recorded }) => recorded !== null);
  return today >= (to < lastDay ? to : lastDay);
}

/** A limit that the recorded hours of a week are above. */
export interface Overrun {
  of: 'agreement' | 'law';
  limitMinutes: number;
  overMinutes: number;
  /** Where the law’s figure is from; null for the agreement’s. */
  fact: LegalFact | null;
}

/** What a week is above, the agreement first; `fullWeek` is the law’s figure in hours. */
export function overrunsOf(placement: PlacementTerms, recordedMinutes: number, fullWeek: LegalFact): Overrun[] {
  const agreed = placement.hours ? weeklyMinutes(placement.hours) : 0;
  const limits: Omit<Overrun, 'overMinutes'>[] = [
    { of: 'law', limitMinutes: Math.round(fullWeek.value * 60), fact: fullWeek },
  ];
  if (agreed > 0) limits.unshift({ of: 'agreement', limitMinutes: agreed, fact: null });
  return limits
    .map((limit) => ({ ...limit, overMinutes: recordedMinutes - limit.limitMinutes }))
    .filter(({ overMinutes }) => overMinutes > 0);
}
