import { addDays } from '../../../platform/calendar-days/index.js';
import type { PlacementTerms } from '../../agreements/index.js';
import { DAYS_A_WEEK, isInPlacement, mondayOf, weekOfHours, type Span, type WeekTotals } from '../hours-week.js';
import type { RecordedDay } from '../recorded-day.entity.js';

/** A week of the record, from Monday to Sunday. */
export interface PayRecordWeek extends WeekTotals {
  from: string;
  to: string;
  /** How many of its days belong to the placement. */
  days: number;
}

/** Every week of a placement from the one of `from` to the one of `to`, within the days to show. */
export function payRecordWeeks(
  placement: PlacementTerms,
  rows: readonly RecordedDay[],
  { from, to }: { from: string; to: string },
  { startsOn, lastDay }: Span,
): PayRecordWeek[] {
  const weeks: PayRecordWeek[] = [];
  const first = mondayOf(from < startsOn ? startsOn : from);
  const last = to > lastDay ? lastDay : to;
  for (let monday = first; monday <= last; monday = addDays(monday, DAYS_A_WEEK)) {
    const week = weekOfHours(placement, rows, monday);
    const days = week.days.filter(({ day }) => isInPlacement(placement, day)).length;
    weeks.push({ from: week.from, to: week.to, days, ...week.totals });
  }
  return weeks;
}
