/** The singular and plural of a counted noun. */
export type Unit = readonly [one: string, many: string];

export const MONTHS: Unit = ['month', 'months'];
export const CHILDREN: Unit = ['child', 'children'];
export const YEARS: Unit = ['year', 'years'];
export const HOURS: Unit = ['hour', 'hours'];
export const DAYS: Unit = ['day', 'days'];

/** "1 month", "6 months". */
export const countOf = (count: number | string, [one, many]: Unit): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

/** "30 hours", "30.33 hours": to the hundredth, because a third of an hour has no end. */
export const hoursOf = (minutes: number): string => countOf(Math.round((minutes / 60) * 100) / 100, HOURS);
