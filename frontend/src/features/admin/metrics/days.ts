const ZONE = 'Australia/Sydney';
const DAY_MS = 86_400_000;
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });
const TIME = new Intl.DateTimeFormat('en-AU', { timeZone: ZONE, timeStyle: 'short' });

/** The available ranges, in days. */
export const RANGES = [7, 30, 90, 365] as const;
const USUAL_DAYS = 30;

/** The parameter value of a range. */
export const daysIn = (text: string | null): number => RANGES.find((days) => String(days) === text) ?? USUAL_DAYS;

/** The last `days` days, today included, as ISO dates. */
export function lastDays(days: number, now: Date = new Date()): { from: string; to: string } {
  const to = ISO_DAY.format(now);
  return { from: new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10), to };
}

/** A moment in Sydney time. */
export const timeThere = (moment: string): string => TIME.format(new Date(moment));
