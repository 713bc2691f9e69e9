const DAY_MS = 86_400_000;

/** Days in which a family must answer an application. */
export const ANSWER_DAYS = 5;
/** Days in which a family must decide about a shortlisted one. */
export const SHORTLIST_DAYS = 14;
/** Days on which the family is reminded. */
export const REMINDER_DAYS = [2, 4] as const;

/** Days after its first day in which a listing is still on the board: a family may be late, but not for months. */
const DAYS_ON_BOARD_AFTER_START = 14;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** The first day (ISO) of the listings that have been on the board for longest. */
export const earliestStart = (now: Date): string =>
  daysAfter(now, -DAYS_ON_BOARD_AFTER_START).toISOString().slice(0, 10);

/** Whole days until then, at least one while it is not over. */
export const daysUntil = (deadline: Date, now: Date): number =>
  Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / DAY_MS));
