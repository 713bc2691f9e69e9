const MOMENT = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

/** "22 Nov 2026, 9:30 am", where one looks from. */
export const moment = (iso: string): string => MOMENT.format(new Date(iso));
