const MOMENT = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

/** "22 Nov 2026, 10:31 am", in the editor's own time zone. */
export const momentOf = (iso: string): string => MOMENT.format(new Date(iso));
