import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { messages } from '../texts.js';
import { NamedPersonDto } from '../person.dto.js';
import { REPORT_REASONS, REPORT_SUBJECTS, type ReportReason, type ReportSubject } from './report-reason.js';

export class ReportInput {
  /** @example 'message' */
  @ApiProperty({ enum: REPORT_SUBJECTS, enumName: 'ReportSubject' })
  @IsIn(REPORT_SUBJECTS, { message: messages.subject })
  subjectType: ReportSubject;

  /**
   * The id of the message, interview or review; for a profile that of the person.
   * @example 'c3a8b5c2-7a4e-4a57-8f43-9d4f0b1f2a10'
   */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose')
  subjectId: string;

  /** @example 'asks-for-money' */
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason' })
  @IsIn(REPORT_REASONS, { message: messages.reason })
  reason: ReportReason;

  /**
   * The reporter's description.
   * @example 'She wants 300 euros before the visa.'
   */
  @ApiProperty({ required: false, maxLength: 2000 })
  @MayBeOmitted()
  @IsString()
  @MaxLength(2000, { message: messages.words.long })
  words?: string;

  /**
   * Block the person as well.
   * @example true
   */
  @MayBeOmitted()
  @IsBoolean()
  block?: boolean;
}

/** The outcome of a report. */
const REPORT_STATES = ['open', 'acted-on', 'nothing-found'] as const;
type ReportState = (typeof REPORT_STATES)[number];

/** A report, for its reporter. */
@ApiSchema({ name: 'Report' })
export class ReportDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'message' */
  @ApiProperty({ enum: REPORT_SUBJECTS, enumName: 'ReportSubject' })
  subjectType: ReportSubject;
  about: NamedPersonDto;
  /** @example 'asks-for-money' */
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason' })
  reason: ReportReason;
  /** @example 'She wants 300 euros before the visa.' */
  words: string;
  /** Only whether something was done: what was done stays between the person and the admins. */
  @ApiProperty({ enum: REPORT_STATES, enumName: 'ReportState', example: 'open' })
  state: ReportState;
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

@ApiSchema({ name: 'ReportPage' })
export class ReportPageDto {
  /** Newest first. */
  items: ReportDto[];
  /** Cursor of the next page; null at the end. */
  @ApiProperty({ type: String, nullable: true, example: null })
  nextCursor: string | null;
}
