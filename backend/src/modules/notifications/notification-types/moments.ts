import { dayInWords } from '../../../platform/calendar-days/index.js';
import { dayInZone } from '../../../platform/clock/index.js';
const FORMAT: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
};

/** Formats moments in one time zone: "Tuesday 24 November, 7:30 pm". */
export function clockOf(timeZone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('en-AU', { ...FORMAT, timeZone });
  return (moment) => {
    const part = Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
    return `${part['weekday']} ${part['day']} ${part['month']}, ${part['hour']}:${part['minute']} ${part['dayPeriod']}`;
  };
}

/** Formats the day of a moment in one time zone: "24 November 2026". */
export function calendarOf(timeZone: string): (moment: string) => string {
  const dayOf = dayInZone(timeZone);
  return (moment) => dayInWords(dayOf(new Date(moment)));
}
