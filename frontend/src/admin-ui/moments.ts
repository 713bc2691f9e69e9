import { shortDay } from '../lib/day-words';

/** As inputs of the browser write it: "2026-11-22". */
const ISO_DAY = new Intl.DateTimeFormat('en-CA');
const TIME = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short' });
const TIME_WITH_SECONDS = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium' });

/** Today on the reader's clock, as inputs of the browser write it. */
export const today = (): string => ISO_DAY.format(new Date());

/** "22 Nov 2026", on the reader's clock, as all of these are. */
export const dayOf = (iso: string): string => shortDay(ISO_DAY.format(new Date(iso)));

/** "22 Nov 2026, 10:31 am". */
export const momentOf = (iso: string): string => `${dayOf(iso)}, ${TIME.format(new Date(iso))}`;

/** "22 Nov 2026, 10:31:07 am". */
export const exactMomentOf = (iso: string): string => `${dayOf(iso)}, ${TIME_WITH_SECONDS.format(new Date(iso))}`;
