import { addDays } from '../../platform/calendar-days/index.js';
import type { LegalFact } from '../../platform/facts/index.js';
import {
  covers,
  lengthOf,
  momentIn,
  plannedDay,
  weeklyMinutes,
  type PlacementTerms,
  type PlannedDate,
  type WorkTime,
} from '../agreements/index.js';
import type { RecordedDay } from './recorded-day.entity.js';

export const DAYS_A_WEEK = 7;
const MONDAY_FIRST = 6;

/** The weekday from 0 for Monday. */
const placeInWeek = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + MONDAY_FIRST) % DAYS_A_WEEK;

/** The Monday of a day’s week. */
export const mondayOf = (day: string): string => addDays(day, -placeInWeek(day));

export type Span = Pick<PlacementTerms, 'startsOn' | 'lastDay'>;

export const isInPlacement = ({ startsOn, lastDay }: Span, day: string): boolean => startsOn <= day && day <= lastDay;

/** The week of a day, or the placement's first or last week if the day is outside of it. */
export function weekWithin({ startsOn, lastDay }: Span, day: string): string {
  if (day < startsOn) return mondayOf(startsOn);
  return mondayOf(day > lastDay ? lastDay : day);
}

/** The planned times of a day; empty outside the placement. */
export function plannedOn(placement: PlacementTerms, day: string): WorkTime[] {
  return plannedDay(placement, day).times;
}

/** The agreed date that changes the plan of a day; otherwise one that waits for an answer, or an accepted one. */
function dateOn(placement: PlacementTerms, day: string): PlannedDate | null {
  const { by } = plannedDay(placement, day);
  if (by || !isInPlacement(placement, day)) return by;
  const onDay = placement.dates.filter((date) => covers(date, day) || date.insteadOn === day);
  return onDay.find(({ state }) => state === 'asked') ?? onDay.find(({ state }) => state === 'accepted') ?? null;
}

const MINUTE_MS = 60_000;

/**
 * The minutes that pass from one time of a day to another: an hour more or less where the clocks change in between. Of
 * a time that occurs twice the first one counts. Null with a time that the clocks skip.
 */
export function minutesWorked(day: string, { from, to }: WorkTime, timeZone: string): number | null {
  const [start, end] = [momentIn(timeZone, day, from), momentIn(timeZone, day, to)];
  return start && end && (end.getTime() - start.getTime()) / MINUTE_MS;
}

/** The planned minutes of a day. A shift with a skipped time keeps the length in the agreement. */
export const minutesPlanned = (placement: PlacementTerms, day: string): number =>
  plannedOn(placement, day).reduce(
    (sum, range) => sum + (minutesWorked(day, range, placement.timeZone) ?? lengthOf(range)),
    0,
  );

export interface DayOfWeek {
  day: string;
  inPlacement: boolean;
  planned: WorkTime[];
  plannedMinutes: number;
  /** The date that sets this day apart from the week. */
  date: PlannedDate | null;
  /** Null if nothing is recorded. */
  recorded: RecordedDay | null;
  /** Sent back with the next change; 0 if nothing was ever recorded. */
  version: number;
}

export interface WeekTotals {
  plannedMinutes: number;
  recordedMinutes: number;
  confirmedMinutes: number;
  /** Days that the family has to check. */
  toConfirm: number;
  /** Days that the au pair has to check. */
  disputed: number;
}

export interface WeekOfHours {
  from: string;
  to: string;
  days: DayOfWeek[];
  totals: WeekTotals;
}

/** One week of a placement; `rows` may include days of other weeks. */
export function weekOfHours(placement: PlacementTerms, rows: readonly RecordedDay[], monday: string): WeekOfHours {
  const days = Array.from({ length: DAYS_A_WEEK }, (_, index) => dayOfWeek(placement, rows, addDays(monday, index)));
  return { from: monday, to: addDays(monday, DAYS_A_WEEK - 1), days, totals: totalsOf(days) };
}

function dayOfWeek(placement: PlacementTerms, rows: readonly RecordedDay[], day: string): DayOfWeek {
  const row = rows.find((one) => one.day === day);
  const inPlacement = isInPlacement(placement, day);
  const planned = plannedOn(placement, day);
  return {
    ...{ day, inPlacement, planned, plannedMinutes: minutesPlanned(placement, day), date: dateOn(placement, day) },
    // Also outside: hours that were worked stay when the placement ends on an earlier day.
    recorded: row && row.state !== 'removed' ? row : null,
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
 * Whether a week is complete and has unconfirmed hours: every planned day is recorded, or the week is over if nothing
 * is planned.
 */
export function isWaitingForFamily({ days, to, totals }: WeekOfHours, { lastDay }: Span, today: string): boolean {
  if (totals.toConfirm === 0) return false;
  const planned = days.filter(({ plannedMinutes }) => plannedMinutes > 0);
  if (planned.length > 0) return planned.every(({ recorded }) => recorded !== null);
  return today >= (to < lastDay ? to : lastDay);
}

/** A limit that the recorded hours of a week exceed. */
export interface Overrun {
  of: 'agreement' | 'law';
  limitMinutes: number;
  overMinutes: number;
  /** The source of the legal limit; null for the agreement's. */
  fact: LegalFact | null;
}

/**
 * The exceeded limits of a week, the agreement first; `fullWeek` is the legal limit in hours. Dates that both accepted
 * can raise the agreed hours of a week.
 */
export function overrunsOf(
  placement: PlacementTerms,
  { recordedMinutes, plannedMinutes }: Pick<WeekTotals, 'recordedMinutes' | 'plannedMinutes'>,
  fullWeek: LegalFact,
): Overrun[] {
  const agreed = placement.hours ? Math.max(weeklyMinutes(placement.hours), plannedMinutes) : 0;
  const limits: Omit<Overrun, 'overMinutes'>[] = [
    { of: 'law', limitMinutes: Math.round(fullWeek.value * 60), fact: fullWeek },
  ];
  if (agreed > 0) limits.unshift({ of: 'agreement', limitMinutes: agreed, fact: null });
  return limits
    .map((limit) => ({ ...limit, overMinutes: recordedMinutes - limit.limitMinutes }))
    .filter(({ overMinutes }) => overMinutes > 0);
}
