import type { HoursWeek } from '../../api/hours';
import { addDays } from '../../lib/days';
import { momentOf } from '../../lib/wall-time';

type Week = Pick<HoursWeek, 'from' | 'to' | 'previous' | 'next' | 'startsOn' | 'lastDay'>;

/** The week of a day, as far as it is known from another week of the placement. */
export function otherWeek<Known extends Week>(known: Known, day: string): Known {
  const placeInWeek = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(day, -placeInWeek);
  const to = addDays(from, 6);
  const previous = from > known.startsOn ? addDays(from, -7) : null;
  const next = to < known.lastDay ? addDays(from, 7) : null;
  return { ...known, from, to, previous, next };
}

/** 390 as "6 h 30 min". */
export function hoursInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest === 0) return `${hours} h`;
  return hours === 0 ? `${rest} min` : `${hours} h ${rest} min`;
}

/**
 * Minutes that pass from one time of a day to another, an hour more or less where the clocks change in between; null
 * with a time that they skip. The server counts in the same way.
 */
export function minutesWorked(day: string, from: string, to: string, timeZone: string): number | null {
  const [start, end] = [from, to].map((time) => momentOf(`${day}T${time}`, timeZone));
  if (!start || !end || start.kind === 'skipped' || end.kind === 'skipped') return null;
  return (end.at.getTime() - start.at.getTime()) / 60_000;
}

/** Most days of a pay record before its last week. */
const RECORD_DAYS = 363;

/**
 * The days of a pay record at first, and the last that can be chosen. Hours that were recorded after the last day of a
 * placement that ended early are in it too: the API ends it with them.
 */
export function payRecordRange({ startsOn, lastDay, today }: Pick<HoursWeek, 'startsOn' | 'lastDay' | 'today'>) {
  const earliest = addDays(today < lastDay ? today : lastDay, -RECORD_DAYS);
  return {
    from: earliest > startsOn ? earliest : startsOn,
    to: today > startsOn ? today : startsOn,
    max: today > lastDay ? today : lastDay,
  };
}
