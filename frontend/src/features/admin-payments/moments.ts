const MOMENT = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as administrators read it. */
export const moment = (iso: string): string => MOMENT.format(new Date(iso));

/** Today on the reader's clock, as an input of the browser writes it. */
export const today = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());
