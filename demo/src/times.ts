export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** The calendar day in a zone at a moment, as "2027-02-01". */
const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

/** Local time in a zone, read as UTC, in milliseconds. */
function shownIn(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}

/** The date in the person's time zone that many days after `now`, as "2027-02-01". */
export function dayAhead(now: Date, days: number, timeZone: string): string {
  const today = Date.parse(`${dayIn(timeZone, now)}T00:00Z`);
  return new Date(today + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The weekday of a week that many after this one, as "2027-02-01". Weeks begin on Monday. */
export function weekdayAhead(now: Date, weeks: number, weekday: (typeof WEEKDAYS)[number], timeZone: string): string {
  const today = new Date(`${dayIn(timeZone, now)}T00:00Z`);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return dayAhead(now, weeks * 7 + WEEKDAYS.indexOf(weekday) - sinceMonday, timeZone);
}

/** The moment of a local time such as "19:05", that many days before `now`. */
export function momentAgo(now: Date, daysAgo: number, at: string, timeZone: string): Date {
  const wanted = Date.parse(`${dayAhead(now, -daysAgo, timeZone)}T${at}Z`);
  // The second step handles days with a clock change.
  const near = wanted - (shownIn(timeZone, wanted) - wanted);
  const exact = near + (wanted - shownIn(timeZone, near));
  return new Date(Math.round(exact / MS_PER_MINUTE) * MS_PER_MINUTE);
}
