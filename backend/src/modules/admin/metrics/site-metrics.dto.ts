import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsISO8601, Matches } from 'class-validator';
import { messages } from './texts.js';

/** The metrics. `people` and `verified` are totals, the others are counts per day. */
export const FIGURE_NAMES = [
  'new-people',
  'people',
  'verified',
  'conversations',
  'messages',
  'interviews',
  'confirmations',
  'revenue',
] as const;
export type MetricName = (typeof FIGURE_NAMES)[number];

/** Days in the Sydney calendar. */
const ISO_DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Returns the metrics of a range of days. */
export class MetricsQuery {
  /** @example '2026-10-24' */
  @Matches(ISO_DAY, { message: messages.notADay })
  @IsISO8601({ strict: true }, { message: messages.notADay })
  from: string;

  /** @example '2026-11-22' */
  @Matches(ISO_DAY, { message: messages.notADay })
  @IsISO8601({ strict: true }, { message: messages.notADay })
  to: string;
}

/** One metric over time. */
export class MetricSeries {
  @ApiProperty({ enum: FIGURE_NAMES, enumName: 'FigureName', example: FIGURE_NAMES[0] })
  figure: MetricName;

  /**
   * A role and a region (`family:australia`), or a currency; empty if the metric is not split.
   * @example 'family:australia'
   */
  part: string;

  /**
   * Over all requested days: the sum, or the total at the end. Revenue is in cents of its currency.
   * @example 41
   */
  now: number;

  /**
   * The same for as many days before.
   * @example 38
   */
  before: number;

  /**
   * One value for each point.
   * @example [3, 0, 5]
   */
  values: number[];
}

/** Response to first messages. */
export class AnswerMetrics {
  /**
   * Median minutes to the first answer; null when no one answered.
   * @example 95
   */
  medianMinutes: number | null;

  /**
   * Percent of first messages answered within a day; null without any.
   * @example 82
   */
  withinADay: number | null;
}

/** The metrics of a range of days. */
@ApiSchema({ name: 'SiteMetrics' })
export class MetricsDto {
  /** @example '2026-10-24' */
  from: string;

  /** @example '2026-11-22' */
  to: string;

  /**
   * The first day of each point, in order.
   * @example ['2026-10-24', '2026-10-25', '2026-10-26']
   */
  points: string[];

  /**
   * Days per point. If the days do not divide evenly, the first point has more.
   * @example 1
   */
  pointDays: number;

  @ApiProperty({ type: () => [MetricSeries] })
  series: MetricSeries[];

  answers: AnswerMetrics;

  answersBefore: AnswerMetrics;

  /** One for each point. */
  @ApiProperty({ type: () => [AnswerMetrics] })
  answersByPoint: AnswerMetrics[];

  /**
   * When today was last counted.
   * @example '2026-11-20T08:15:30.123Z'
   */
  countedAt: string;
}
