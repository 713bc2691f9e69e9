import type { HoursClause, WorkTime } from '../terms/agreement-terms.dto.js';
import type { Weekday } from '../terms/term-values.js';
import { weekdayOf } from '../terms/week.js';
import type { CalendarDate } from './calendar-date.entity.js';

export type PlannedDate = Pick<
  CalendarDate,
  'id' | 'kind' | 'state' | 'startsOn' | 'endsOn' | 'insteadOn' | 'times' | 'askedBy'
>;

export interface PlannedDays {
  hours: Pick<HoursClause, Weekday> | null;
  startsOn: string;
  lastDay: string;
  dates: readonly PlannedDate[];
}

interface PlannedDay {
  times: WorkTime[];
  /** The date that sets these times; null for the signed week. */
  by: PlannedDate | null;
}

export const covers = ({ startsOn, endsOn }: Pick<PlannedDate, 'startsOn' | 'endsOn'>, day: string): boolean =>
  startsOn <= day && day <= endsOn;

/** The times of a day: of days off and swaps first, then of school holidays, then of the signed week. */
export function plannedDay(placement: PlannedDays, day: string): PlannedDay {
  if (day < placement.startsOn || day > placement.lastDay) return { times: [], by: null };
  const accepted = placement.dates.filter(({ state }) => state === 'accepted');
  const free = accepted.find((date) => date.kind !== 'school_holidays' && covers(date, day));
  if (free) return { times: [], by: free };
  const swap = accepted.find(({ insteadOn }) => insteadOn === day);
  if (swap) return { times: usualDay(placement, accepted, swap.startsOn).times, by: swap };
  return usualDay(placement, accepted, day);
}

/** Without days off and swaps. */
function usualDay({ hours }: PlannedDays, accepted: readonly PlannedDate[], day: string): PlannedDay {
  const times = hours?.[weekdayOf(day)] ?? [];
  const holidays = accepted.find((date) => date.kind === 'school_holidays' && date.times && covers(date, day));
  return times.length > 0 && holidays?.times ? { times: holidays.times, by: holidays } : { times, by: null };
}
