const MOMENT = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

/** Day and time on the reader's own clock. */
export const moment = (iso: string): string => MOMENT.format(new Date(iso));
