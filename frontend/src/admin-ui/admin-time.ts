import { serverNow } from '../lib/clocks';
import { addDays, DAY_MS } from '../lib/days';
import { dayInWords, shortDay } from '../lib/format/date';

/** Admin uses Sydney time everywhere, as the metrics and invoices do; the frame says so. */
const timeZone = 'Australia/Sydney';
/** The format of date inputs: "2026-11-22". */
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone });
const TIME = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone });
const TIME_WITH_SECONDS = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium', timeZone });
const OFFSET = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' });

/** How far Sydney is ahead of UTC at a moment, in milliseconds. */
function aheadAt(moment: number): number {
  const name = OFFSET.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, hours = '0', minutes = '0'] = /GMT\+(\d+):(\d+)/.exec(name) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/**
 * Converts "2026-11-22T09:30" in Sydney to an API timestamp; null for an invalid value. An hour that is skipped or
 * repeated is read as before the clock change.
 */
export function momentFrom(wallTime: string): string | null {
  const wall = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(wall)) return null;
  const first = wall - aheadAt(wall);
  const earlier = wall - aheadAt(first - 3_600_000);
  return new Date(aheadAt(earlier) === wall - earlier ? earlier : wall - aheadAt(first)).toISOString();
}

/** Converts an API timestamp to the value of a date-and-time input, in Sydney time. */
export function wallTimeOf(iso: string): string {
  const moment = Date.parse(iso);
  return new Date(moment + aheadAt(moment)).toISOString().slice(0, 16);
}

/** The last minute of a day in Sydney, as the API expects a deadline. */
export const endOfDay = (day: string): string => momentFrom(`${day}T23:59`) ?? '';

/** The first moment of a day in Sydney, `later` days after it; undefined for an invalid day. */
export function beginningOfDay(day: string | null, later = 0): string | undefined {
  const start = Date.parse(`${day ?? ''}T00:00Z`);
  if (Number.isNaN(start)) return undefined;
  return momentFrom(new Date(start + later * DAY_MS).toISOString().slice(0, 16)) ?? undefined;
}

/** The day in Sydney this many days ago, in the format of date inputs. */
export const daysAgo = (days: number, now = serverNow()): string => addDays(ISO_DAY.format(now), -days);

/** Today in Sydney, in the format of date inputs. */
export const today = (): string => ISO_DAY.format(serverNow());

/** "22 Nov 2026", in Sydney like all formats below. */
export const dayOf = (iso: string): string => shortDay(ISO_DAY.format(new Date(iso)));

/** The last day of what ends at a moment, which may be midnight. */
export const lastDayOf = (end: string): string => longDayOf(new Date(Date.parse(end) - 1).toISOString());

/** "22 November 2026". */
export const longDayOf = (iso: string): string => dayInWords(iso, timeZone);

/** "10:31 am". */
export const timeHere = (iso: string): string => TIME.format(new Date(iso));

/** "22 Nov 2026, 10:31 am". */
export const momentOf = (iso: string): string => `${dayOf(iso)}, ${timeHere(iso)}`;

/** "22 Nov 2026, 10:31:07 am". */
export const exactMomentOf = (iso: string): string => `${dayOf(iso)}, ${TIME_WITH_SECONDS.format(new Date(iso))}`;
