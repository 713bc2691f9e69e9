import { dayInWords, shortDay } from '../lib/format/date';

/** Admin has one clock, that of the metrics and the invoices, wherever an admin sits; the frame says so. */
const timeZone = 'Australia/Sydney';
const DAY_MS = 24 * 60 * 60_000;
/** As inputs of the browser write it: "2026-11-22". */
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone });
const TIME = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone });
const TIME_WITH_SECONDS = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium', timeZone });
const OFFSET = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' });

/** How far the clock in Sydney is ahead of UTC at a moment, in milliseconds. */
function aheadAt(moment: number): number {
  const name = OFFSET.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, hours = '0', minutes = '0'] = /GMT\+(\d+):(\d+)/.exec(name) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/**
 * "2026-11-22T09:30", as inputs of the browser write it and the clock in Sydney shows it, as the API takes a moment; null
 * for what is no moment. An hour that the clock skips or repeats is read as before the change.
 */
export function momentFrom(wallTime: string): string | null {
  const wall = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(wall)) return null;
  const first = wall - aheadAt(wall);
  const earlier = wall - aheadAt(first - 3_600_000);
  return new Date(aheadAt(earlier) === wall - earlier ? earlier : wall - aheadAt(first)).toISOString();
}

/** The other way round, for an input of the browser. */
export function wallTimeOf(iso: string): string {
  const moment = Date.parse(iso);
  return new Date(moment + aheadAt(moment)).toISOString().slice(0, 16);
}

/** The last minute of a day in Sydney, as the API takes a deadline. */
export const endOfDay = (day: string): string => momentFrom(`${day}T23:59`) ?? '';

/** The first moment of a day in Sydney, or of the day so many later; undefined for what is no day. */
export function beginningOfDay(day: string | null, later = 0): string | undefined {
  const start = Date.parse(`${day ?? ''}T00:00Z`);
  if (Number.isNaN(start)) return undefined;
  return momentFrom(new Date(start + later * DAY_MS).toISOString().slice(0, 16)) ?? undefined;
}

/** So many days before today in Sydney, as inputs of the browser write it. */
export const daysAgo = (days: number, now = new Date()): string =>
  new Date(Date.parse(ISO_DAY.format(now)) - days * DAY_MS).toISOString().slice(0, 10);

/** Today in Sydney, as inputs of the browser write it. */
export const today = (): string => ISO_DAY.format(new Date());

/** "22 Nov 2026", in Sydney, as all of these are. */
export const dayOf = (iso: string): string => shortDay(ISO_DAY.format(new Date(iso)));

/** "22 November 2026". */
export const longDayOf = (iso: string): string => dayInWords(iso, timeZone);

/** "22 Nov 2026, 10:31 am". */
export const momentOf = (iso: string): string => `${dayOf(iso)}, ${TIME.format(new Date(iso))}`;

/** "22 Nov 2026, 10:31:07 am". */
export const exactMomentOf = (iso: string): string => `${dayOf(iso)}, ${TIME_WITH_SECONDS.format(new Date(iso))}`;
