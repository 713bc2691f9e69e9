import { shortDay } from '../lib/day-words';

/** Admin has one clock, that of the metrics and the invoices, wherever an admin sits; the frame says so. */
const timeZone = 'Australia/Sydney';
/** As inputs of the browser write it: "2026-11-22". */
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone });
const TIME = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone });
const TIME_WITH_SECONDS = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium', timeZone });
const OFFSET = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' });

/** The last minute of a day in Sydney, as the API takes a deadline. */
export function endOfDay(day: string): string {
  const moment = `${day}T23:59:00`;
  const offset = OFFSET.formatToParts(new Date(`${moment}Z`)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return new Date(`${moment}${offset.replace('GMT', '')}`).toISOString();
}

/** Today in Sydney, as inputs of the browser write it. */
export const today = (): string => ISO_DAY.format(new Date());

/** "22 Nov 2026", in Sydney, as all of these are. */
export const dayOf = (iso: string): string => shortDay(ISO_DAY.format(new Date(iso)));

/** "22 Nov 2026, 10:31 am". */
export const momentOf = (iso: string): string => `${dayOf(iso)}, ${TIME.format(new Date(iso))}`;

/** "22 Nov 2026, 10:31:07 am". */
export const exactMomentOf = (iso: string): string => `${dayOf(iso)}, ${TIME_WITH_SECONDS.format(new Date(iso))}`;
