import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsNumber, Matches, Max, Min, ValidateIf } from 'class-validator';
import { Digits, MayBeOmitted } from '../http/index.js';
import { PAGE_SPEED_METRICS, RATINGS, type PageSpeedMetric, type Rating } from './buckets.js';
import { PAGE_ROUTES, type PageRoute } from './page-routes.js';
import { DEVICES, type Device } from './page-speed-histogram.entity.js';

/** No one waits longer than ten minutes for a page. */
const LONGEST_MS = 600_000;
const LARGEST_SHIFT = 40;
const RANGES = [7, 28, 90] as const;

const Measured = (most: number, example: number) =>
  applyDecorators(
    IsNumber({ allowNaN: false, allowInfinity: false }),
    Min(0),
    Max(most),
    ApiPropertyOptional({ type: 'number', minimum: 0, maximum: most, example }),
  );

/** How fast one page view was. It says nothing about the visitor. */
export class PageSpeedInput {
  @IsIn(PAGE_ROUTES)
  @ApiProperty({ enum: PAGE_ROUTES, enumName: 'PageRoute', example: '/au-pair/:id' })
  route: PageRoute;

  @IsIn(DEVICES)
  @ApiProperty({ enum: DEVICES, enumName: 'PageSpeedDevice', example: 'phone' })
  device: Device;

  /**
   * The build of the website.
   * @example 'Bx81kQ2z'
   */
  @Matches(/^[\w-]{1,40}$/)
  @ApiProperty({ pattern: '^[\\w-]{1,40}$' })
  release: string;

  /** Largest Contentful Paint, in milliseconds. */
  @MayBeOmitted()
  @Measured(LONGEST_MS, 1_830)
  lcp?: number;

  /** Interaction to Next Paint, in milliseconds. */
  @MayBeOmitted()
  @Measured(LONGEST_MS, 96)
  inp?: number;

  /** Cumulative Layout Shift. */
  @MayBeOmitted()
  @Measured(LARGEST_SHIFT, 0.02)
  cls?: number;

  /** First Contentful Paint, in milliseconds. */
  @MayBeOmitted()
  @Measured(LONGEST_MS, 1_210)
  fcp?: number;

  /** Time to First Byte, in milliseconds; required if it is the only value. */
  @ValidateIf(({ lcp, inp, cls, fcp, ttfb }: PageSpeedInput) => ttfb !== undefined || isEmpty([lcp, inp, cls, fcp]))
  @Measured(LONGEST_MS, 320)
  ttfb?: number;
}

const isEmpty = (values: unknown[]): boolean => values.every((value) => value === undefined);

/** The range of days. */
export class PageSpeedQuery {
  /** The last 7, 28 or 90 days, with today. */
  @Digits()
  @IsIn(RANGES)
  @ApiPropertyOptional({ type: 'integer', enum: RANGES, default: 28, example: 28 })
  days: number = 28;
}

/** One metric of a page on one kind of device. */
@ApiSchema({ name: 'PageSpeed' })
export class PageSpeedDto {
  /** @example '/au-pair/:id' */
  route: string;

  @ApiProperty({ enum: DEVICES, enumName: 'PageSpeedDevice', example: 'phone' })
  device: Device;

  @ApiProperty({ enum: PAGE_SPEED_METRICS, enumName: 'PageSpeedMetric', example: 'LCP' })
  metric: PageSpeedMetric;

  /** @example 412 */
  @ApiProperty({ type: 'integer' })
  visits: number;

  /** Half of the visits were at most this. @example 1564 */
  p50: number;

  /** @example 2500 */
  p75: number;

  /** @example 4679 */
  p95: number;

  /** The rating of the 75th percentile. */
  @ApiProperty({ enum: RATINGS, enumName: 'PageSpeedRating', example: 'good' })
  rating: Rating;

  /** Visits with a good value. @example 320 */
  @ApiProperty({ type: 'integer' })
  good: number;

  /** @example 70 */
  @ApiProperty({ type: 'integer' })
  needsWork: number;

  /** @example 22 */
  @ApiProperty({ type: 'integer' })
  poor: number;

  /**
   * The build of the website that reported last.
   * @example 'Bx81kQ2z'
   */
  release: string;
}

/** All that was measured, worst first. */
export class PageSpeedReport {
  items: PageSpeedDto[];
}
