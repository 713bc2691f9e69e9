import { addDays, DAY_MS } from '../days';
import { serverNow } from './server-clock';

const ASLEEP_FROM_HOUR = 22;
const ASLEEP_UNTIL_HOUR = 7;

const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-AU', { timeZone, ...options });
  formats.set(key, known);
  return known;
}

const ZONE_KEPT_MS = 60_000;
let zone = '';
let zoneReadAt = -Infinity;

/** The zone of this browser, as an IANA name. Kept for a minute: reading it takes long, and every message needs it. */
export function ownTimeZone(): string {
  const now = Date.now();
  if (Math.abs(now - zoneReadAt) >= ZONE_KEPT_MS) {
    zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    zoneReadAt = now;
  }
  return zone;
}

/** "3:10 am" */
export const timeOfDay = (date: Date, timeZone: string): string =>
  format(timeZone, { hour: 'numeric', minute: '2-digit' }).format(date).replace(' ', ' ');

/** "Friday" */
export const weekday = (date: Date, timeZone: string): string => format(timeZone, { weekday: 'long' }).format(date);

/** "2026-11-20": the day on a clock, the browser's own unless another zone is named. */
export function dayKey(date: Date, timeZone = ownTimeZone()): string {
  const parts = format(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The present day on a clock, the browser's own unless another zone is named. */
export const todayKey = (timeZone?: string): string => dayKey(serverNow(), timeZone);

/** "Today", "Yesterday", "Thursday 19 November", with the year when it is another one. */
export function dayName(date: Date, now: Date, timeZone: string): string {
  const day = dayKey(date, timeZone);
  if (day === dayKey(now, timeZone)) return 'Today';
  if (day === addDays(dayKey(now, timeZone), -1)) return 'Yesterday';
  const sameYear =
    format(timeZone, { year: 'numeric' }).format(date) === format(timeZone, { year: 'numeric' }).format(now);
  return format(timeZone, { weekday: 'long', day: 'numeric', month: 'long', ...(!sameYear && { year: 'numeric' }) })
    .format(date)
    .replace(',', '');
}

/** "12 Sep": three letters, also where the language of the site would write "Sept" or "June". */
const dayAndMonth = (date: Date, timeZone: string): string =>
  `${format(timeZone, { day: 'numeric' }).format(date)} ${format(timeZone, { month: 'long' }).format(date).slice(0, 3)}`;

/** "Mon 12 Sep" */
export const shortWeekday = (date: Date, timeZone: string): string =>
  `${format(timeZone, { weekday: 'short' }).format(date)} ${dayAndMonth(date, timeZone)}`;

/** For a list: "1:10 pm" today, "Thu" this week, "12 Nov" before. */
export function shortTime(date: Date, now: Date, timeZone: string): string {
  if (dayKey(date, timeZone) === dayKey(now, timeZone)) return timeOfDay(date, timeZone);
  const week = now.getTime() - date.getTime() < 6 * DAY_MS;
  return week ? format(timeZone, { weekday: 'short' }).format(date) : dayAndMonth(date, timeZone);
}

/** Whether it is night where someone is. */
export function isAsleep(date: Date, timeZone: string): boolean {
  const hour = Number(format(timeZone, { hour: '2-digit', hourCycle: 'h23' }).format(date));
  return hour >= ASLEEP_FROM_HOUR || hour < ASLEEP_UNTIL_HOUR;
}

/** Browsers still list these zones by names that their cities no longer have. */
const PRESENT_NAMES: Record<string, string> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Coral_Harbour: 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe Islands',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  St_Johns: 'St John’s',
  Truk: 'Chuuk',
};

/** "Ho Chi Minh City": the city that stands for a zone. */
export function zoneCity(timeZone: string): string {
  const name = timeZone.split('/').at(-1) ?? timeZone;
  return PRESENT_NAMES[name] ?? name.replaceAll('_', ' ');
}
