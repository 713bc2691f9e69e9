const DAY_MS = 86_400_000;

/** A family answers an application within as many days. */
export const ANSWER_DAYS = 5;
/** Whoever is shortlisted knows more within as many days. */
export const SHORTLIST_DAYS = 14;
/** The family is reminded on these days. */
export const REMINDER_DAYS = [2, 4] as const;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** Whole days until then, at least one while it is not over. */
export const daysUntil = (deadline: Date, now: Date): number =>
  Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / DAY_MS));
