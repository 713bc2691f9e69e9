const DAY_MS = 86_400_000;

/** Days in which a family must answer an application. */
export const ANSWER_DAYS = 5;
/** Days in which a family must decide about a shortlisted one. */
export const SHORTLIST_DAYS = 14;
/** Days on which the family is reminded. */
export const REMINDER_DAYS = [2, 4] as const;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** Whole days until then, at least one while it is not over. */
export const daysUntil = (deadline: Date, now: Date): number =>
  Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / DAY_MS));
