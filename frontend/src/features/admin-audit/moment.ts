const MOMENT = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium' });

/** Day and time to the second, on the reader's own clock. */
export const moment = (iso: string): string => MOMENT.format(new Date(iso));
