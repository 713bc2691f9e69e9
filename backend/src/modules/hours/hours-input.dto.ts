import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, Matches } from 'class-validator';
import { Nested } from '../../platform/http/index.js';
import {
  MOST_VERSIONS,
  OptionalText,
  OptionalWholeNumber,
  QueryNumber,
  Text,
  VersionNumber,
} from '../../platform/validation/index.js';
import { DAYS_A_WEEK } from './hours-week.js';
import { messages } from './texts.js';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const FROM = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const TO = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
export const MINUTES_A_DAY = 1440;

const RECORDING_WAYS = ['planned', 'times', 'duration'] as const;
type RecordingWay = (typeof RECORDING_WAYS)[number];

/** The hours of one day: as planned, from a start to an end, or a number of hours. */
export class RecordedDayInput {
  /** @example 'times' */
  @IsIn(RECORDING_WAYS, { message: messages.way })
  @ApiProperty({ enum: RECORDING_WAYS, enumName: 'RecordingWay' })
  way: RecordingWay;

  /**
   * The version of the day that you have read; 0 when nothing was recorded.
   * @example 0
   */
  @VersionNumber(0, messages.version)
  version: number;

  /**
   * With `times`.
   * @example '07:30'
   */
  @IsOptional()
  @Matches(FROM, { message: messages.time })
  @ApiProperty({ type: String, pattern: FROM.source, nullable: true, required: false })
  startsAt?: string | null;

  /**
   * With `times`; up to `24:00`.
   * @example '12:00'
   */
  @IsOptional()
  @Matches(TO, { message: messages.time })
  @ApiProperty({ type: String, pattern: TO.source, nullable: true, required: false })
  endsAt?: string | null;

  /**
   * With `duration`; 0 for a day without work.
   * @example 270
   */
  @OptionalWholeNumber({ min: 0, max: MINUTES_A_DAY, words: messages.minutes })
  minutes?: number | null;

  /** @example 'The afternoon was free: the children were at their grandparents’.' */
  @OptionalText({ max: 500, paragraphs: true, words: messages.note })
  note?: string | null;
}

/** Disputes a day. */
export class DisputedDayInput {
  /**
   * The version of the day that you have read.
   * @example 1
   */
  @VersionNumber(1, messages.version)
  version: number;

  /** @example 'We came home at five on that day, so it was an hour less.' */
  @Text({ min: 3, max: 500, paragraphs: true, words: messages.disputeNote })
  note: string;
}

export class RemovedDayQuery {
  /**
   * The version of the day that you have read; if omitted, whatever is recorded is removed.
   * @example 1
   */
  @QueryNumber(1, MOST_VERSIONS)
  version?: number;
}

export class DayToConfirm {
  /** @example '2027-02-01' */
  @Matches(ISO_DAY, { message: messages.day })
  @ApiProperty({ format: 'date' })
  day: string;

  /**
   * The version of the day that you have read.
   * @example 1
   */
  @VersionNumber(1, messages.version)
  version: number;
}

/** One or several days of a week that the family confirms. */
export class DaysToConfirm {
  @ArrayMinSize(1, { message: messages.days.tooFew })
  @ArrayMaxSize(DAYS_A_WEEK, { message: messages.days.tooMany })
  @IsArray({ message: messages.days.notAList })
  @Nested(() => DayToConfirm, { each: true, message: messages.days.notAList })
  @ApiProperty({ type: () => DayToConfirm, isArray: true, minItems: 1, maxItems: DAYS_A_WEEK })
  days: DayToConfirm[];
}

export class HoursWeekQuery {
  /**
   * Any day of the week; if omitted the current week, or the nearest one of the placement.
   * @example '2027-02-01'
   */
  @IsOptional()
  @Matches(ISO_DAY, { message: messages.week })
  @ApiProperty({ format: 'date', required: false })
  week?: string;
}

export class PayRecordQuery {
  /**
   * From the week of this day; from the first week if omitted.
   * @example '2027-02-01'
   */
  @IsOptional()
  @Matches(ISO_DAY, { message: messages.day })
  @ApiProperty({ format: 'date', required: false })
  from?: string;

  /**
   * Until the week of this day; until the current week if omitted.
   * @example '2027-02-28'
   */
  @IsOptional()
  @Matches(ISO_DAY, { message: messages.day })
  @ApiProperty({ format: 'date', required: false })
  to?: string;
}
