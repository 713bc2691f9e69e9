/** "6:30 pm", with a plain space, because calendar and email programs show others as boxes. */
const clockOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })
    .format(at)
    .replace(/\s/g, ' ');

const partOfDay = (at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, ...options }).format(at);

/** "Sydney" of "Australia/Sydney". */
const placeIn = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;

/** "Monday 23 November, 6:30 pm to 7:00 pm (Sydney time)". */
export function spokenSpan(startsAt: Date, endsAt: Date, timeZone: string): string {
  const day = partOfDay(startsAt, timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
  return `${day}, ${clockOf(startsAt, timeZone)} to ${clockOf(endsAt, timeZone)} (${placeIn(timeZone)} time)`;
}

/** "8:30 am on Monday". */
export const spokenMoment = (at: Date, timeZone: string): string =>
  `${clockOf(at, timeZone)} on ${partOfDay(at, timeZone, { weekday: 'long' })}`;
