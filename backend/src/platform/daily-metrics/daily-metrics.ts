/** A day of the metrics begins and ends as in Sydney, where most of those live who read them. */
export const METRIC_ZONE = 'Australia/Sydney';

/** Days as ISO dates, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** What a room counts of one day. */
export interface DailyMetric<Metric extends string = string> {
  /** ISO date. */
  day: string;
  metric: Metric;
  /** What the metric is split by, such as a role or a currency; empty where it is not. */
  part: string;
  value: number;
}

/** SQL: the moment at which a day begins. `day` is an expression such as `$1`. */
export const fromDay = (day: string): string => `((${day})::date::timestamp AT TIME ZONE '${METRIC_ZONE}')`;
/** SQL: the moment at which the day after begins. */
export const afterDay = (day: string): string => `(((${day})::date + 1)::timestamp AT TIME ZONE '${METRIC_ZONE}')`;
/** SQL: the day of a moment. */
export const dayOf = (moment: string): string => `(${moment} AT TIME ZONE '${METRIC_ZONE}')::date`;

const DAY_MS = 86_400_000;
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: METRIC_ZONE, dateStyle: 'short' });

/** The day of a moment, as ISO date. */
export const dayAt = (moment: Date): string => ISO_DAY.format(moment);

/** An ISO date so many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days lie from one ISO date to another. */
export const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
