import { timeOfDay, weekday } from '../../../lib/clocks';

const formats = new Map<string, Intl.DateTimeFormat>();
function formatted(date: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = timeZone + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-AU', { timeZone, ...options });
  formats.set(key, known);
  return known.format(date);
}

/** "Monday 23 November" */
export const longDay = (date: Date, timeZone: string): string =>
  formatted(date, timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

/** "AEDT", or "GMT+1" where a zone has no short name of its own here. */
function zoneName(date: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' }).formatToParts(date);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** "Sydney, AEDT"; once where both say the same, as for "UTC". */
export function placeAndZone(place: string, date: Date, timeZone: string): string {
  const zone = zoneName(date, timeZone);
  return place === zone ? place : `${place}, ${zone}`;
}

/** "6:30 am Tuesday" */
export const clockAndDay = (date: Date, timeZone: string): string =>
  `${timeOfDay(date, timeZone)} ${weekday(date, timeZone)}`;
