import { timeOfDay, weekday } from '../../../lib/clocks';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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

/** "2 days 3 hours", "3 hours 12 minutes", "12:05" in the last hour. Never below zero. */
export function remaining(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const count = (amount: number, one: string) => `${amount} ${one}${amount === 1 ? '' : 's'}`;
  const [days, hours, minutes] = [seconds / DAY, (seconds % DAY) / HOUR, (seconds % HOUR) / MINUTE].map(Math.floor) as [
    number,
    number,
    number,
  ];
  if (days > 0) return hours > 0 ? `${count(days, 'day')} ${count(hours, 'hour')}` : count(days, 'day');
  if (hours > 0) return minutes > 0 ? `${count(hours, 'hour')} ${count(minutes, 'minute')}` : count(hours, 'hour');
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
