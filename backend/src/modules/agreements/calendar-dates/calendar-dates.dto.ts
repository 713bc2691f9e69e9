import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { OptionalText, VersionNumber } from '../../../platform/validation/index.js';
import { findingsIn, ScamFindingDto } from '../../safety/index.js';
import { WorkTime } from '../terms/agreement-terms.dto.js';
import { ListOf } from '../terms/clause.js';
import { canAnswer, canChange } from './calendar-date-rules.js';
import {
  CALENDAR_DATE_KINDS,
  CALENDAR_DATE_STATES,
  type CalendarDate,
  type CalendarDateKind,
  type CalendarDateState,
} from './calendar-date.entity.js';
import { calendarDateMessages as messages } from './texts.js';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST_TIMES = 2;
const ANSWERS = ['accepted', 'declined'] as const;
const ASKED_BY = ['you', 'other'] as const;

/** Days that differ from the signed week. */
export class CalendarDateInput {
  /**
   * The version that you have read; 0 for a new date.
   * @example 0
   */
  @VersionNumber(0, messages.version)
  version: number;

  /** @example 'days_off' */
  @IsIn(CALENDAR_DATE_KINDS, { message: messages.kind })
  @ApiProperty({ enum: CALENDAR_DATE_KINDS, enumName: 'CalendarDateKind' })
  kind: CalendarDateKind;

  /**
   * The first day; with `swap` the day that is free.
   * @example '2027-03-12'
   */
  @Matches(ISO_DAY, { message: messages.day })
  @ApiProperty({ format: 'date' })
  startsOn: string;

  /**
   * The last day; with `swap` the same day.
   * @example '2027-03-14'
   */
  @Matches(ISO_DAY, { message: messages.day })
  @ApiProperty({ format: 'date' })
  endsOn: string;

  /**
   * With `swap`: the day that is worked instead.
   * @example '2027-03-20'
   */
  @IsOptional()
  @Matches(ISO_DAY, { message: messages.day })
  @ApiProperty({ type: String, format: 'date', nullable: true, required: false })
  insteadOn?: string | null;

  /** With `school_holidays`: other times of the working days. As usual if empty. */
  @MayBeOmitted()
  @ListOf(() => WorkTime, MOST_TIMES, messages.tooManyTimes)
  times?: WorkTime[];

  /** @example 'My sister visits.' */
  @OptionalText({ max: 300, paragraphs: true, words: messages.note })
  note?: string | null;
}

export class CalendarDateAnswer {
  /**
   * The version that you have read.
   * @example 1
   */
  @VersionNumber(1, messages.version)
  version: number;

  /** @example 'accepted' */
  @IsIn(ANSWERS, { message: messages.answer })
  @ApiProperty({ enum: ANSWERS })
  answer: (typeof ANSWERS)[number];
}

/** Days that differ from the signed week, as one side asked for them or entered them. */
@ApiSchema({ name: 'CalendarDate' })
export class CalendarDateDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a12' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'days_off' */
  @ApiProperty({ enum: CALENDAR_DATE_KINDS, enumName: 'CalendarDateKind' })
  kind: CalendarDateKind;
  /**
   * They count once they are accepted.
   * @example 'asked'
   */
  @ApiProperty({ enum: CALENDAR_DATE_STATES, enumName: 'CalendarDateState' })
  state: CalendarDateState;
  /** @example '2027-03-12' */
  @ApiProperty({ format: 'date' })
  startsOn: string;
  /** @example '2027-03-14' */
  @ApiProperty({ format: 'date' })
  endsOn: string;
  /** @example '2027-03-20' */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  insteadOn: string | null;
  /** Empty if the times stay as usual. */
  @ApiProperty({ type: () => WorkTime, isArray: true })
  times: WorkTime[];
  /**
   * Null also if the other person wrote it and one of the two has blocked the other.
   * @example 'My sister visits.'
   */
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
  /** Warnings about the other person's note. */
  findings: ScamFindingDto[];
  /** @example 'other' */
  @ApiProperty({ enum: ASKED_BY })
  askedBy: (typeof ASKED_BY)[number];
  /** Whether the caller can accept or decline it. @example true */
  canAnswer: boolean;
  /** Whether the caller can change or withdraw it. @example false */
  canChange: boolean;
  /** @example 1 */
  @ApiProperty({ type: 'integer' })
  version: number;
}

/** Those that are asked for or accepted, and recently declined ones, by day. */
@ApiSchema({ name: 'CalendarDates' })
export class CalendarDatesDto {
  items: CalendarDateDto[];
}

/** Leaves out the other person's notes after a block between the two, because they may be newer than the block. */
export function toCalendarDate(
  date: CalendarDate,
  personId: string,
  today: string,
  areHidden = false,
): CalendarDateDto {
  const { id, kind, state, startsOn, endsOn, insteadOn, times, note, askedBy, version } = date;
  const isOwn = askedBy === personId;
  return {
    ...{ id, kind, state, startsOn, endsOn, insteadOn, version },
    times: times ?? [],
    note: areHidden && !isOwn ? null : note,
    findings: note && !isOwn && !areHidden ? findingsIn(note, 'note') : [],
    askedBy: isOwn ? 'you' : 'other',
    canAnswer: canAnswer(date, personId, today),
    canChange: canChange(date, personId, today),
  };
}
