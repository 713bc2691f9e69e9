/** Calculations with calendar days such as "2027-02-01". No time zone moves them. */

export const DAY_MS = 86_400_000;

/** Matches a calendar day by its format; the day may still not exist. */
export const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many days after another, or before it with a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one day to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((startOf(to) - startOf(from)) / DAY_MS);
