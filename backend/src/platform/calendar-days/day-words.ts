const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', ...options });

const LONG = formatOf({ day: 'numeric', month: 'long', year: 'numeric' });
const SHORT = formatOf({ day: 'numeric', month: 'short', year: 'numeric' });
const WEEKDAY = formatOf({ weekday: 'long', day: 'numeric', month: 'long' });

/** "2027-02-01" as "1 February 2027". */
export const dayInWords = (day: string): string => LONG.format(new Date(day));

/** "2027-02-01" as "1 Feb 2027". */
export const shortDayInWords = (day: string): string => SHORT.format(new Date(day));

/** "2027-02-01" as "Monday 1 February". */
export const weekdayInWords = (day: string): string => WEEKDAY.format(new Date(day)).replace(',', '');
