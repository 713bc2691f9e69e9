import { dayInZone } from '../clock/index.js';

/** The time zone of metric days: that of most of their readers. */
const METRIC_ZONE = 'Australia/Sydney';

/** Days as ISO dates, inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

/** A module's metric of one day. */
export interface DailyMetric<Metric extends string = string> {
  /** ISO date. */
  day: string;
  metric: Metric;
  /** The dimension of the metric, such as a role or a currency; empty if not split. */
  part: string;
  value: number;
}

/** SQL: the start of a day. `day` is an expression such as `$1`. */
export const dayStartSql = (day: string): string => `((${day})::date::timestamp AT TIME ZONE '${METRIC_ZONE}')`;
/** SQL: the end of a day, which is the start of the next one. */
export const dayEndSql = (day: string): string => `(((${day})::date + 1)::timestamp AT TIME ZONE '${METRIC_ZONE}')`;
/** SQL: the day of a moment. */
export const dayOfSql = (moment: string): string => `(${moment} AT TIME ZONE '${METRIC_ZONE}')::date`;

/** The day of a moment, as ISO date. */
export const dayAt = dayInZone(METRIC_ZONE);
