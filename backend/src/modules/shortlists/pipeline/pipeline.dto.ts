import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { PageQuery } from '../../../platform/http/index.js';
import { AGREEMENT_STATES, type AgreementState } from '../../agreements/index.js';
import { INTERVIEW_STATES, type InterviewState } from '../../interviews/index.js';
import { OtherPersonDto } from '../../profiles/index.js';
import { COLUMNS, STAGES, type PipelineColumn, type Stage } from './stages.js';

const messages = {
  column: `column must be one of ${COLUMNS.join(', ')}`,
  setAside: 'setAside must be true or false',
} as const;

/** One page of a column. */
export class PipelineQuery extends PageQuery {
  /** @example 'saved' */
  @IsIn(COLUMNS, { message: messages.column })
  @ApiProperty({ enum: COLUMNS, enumName: 'PipelineColumn' })
  column: PipelineColumn;
}

/** Whether someone is set aside. */
export class SetAsideInput {
  /** @example true */
  @IsBoolean({ message: messages.setAside })
  setAside: boolean;
}

/** A person, with the furthest stage reached. */
export class PipelineEntry {
  person: OtherPersonDto;

  @ApiProperty({ enum: STAGES, enumName: 'PipelineStage', example: 'interview' })
  stage: Stage;

  /**
   * When they were saved, last wrote, or the interview or agreement last changed.
   * @example '2026-11-20T08:15:30.123Z'
   */
  @ApiProperty({ format: 'date-time' })
  at: string;

  /** Null while they are only saved. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' })
  conversationId: string | null;

  /**
   * The conversation has unread messages.
   * @example false
   */
  isUnread: boolean;

  /** Of the newest interview, in that stage. */
  @ApiProperty({ type: 'string', enum: INTERVIEW_STATES, nullable: true, example: 'scheduled' })
  interviewState: InterviewState | null;

  /** The agreed time of the interview; null without one. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-12-01T08:00:00.000Z' })
  interviewStartsAt: string | null;

  /** In the last two stages. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: null })
  agreementId: string | null;

  @ApiProperty({ type: 'string', enum: AGREEMENT_STATES, nullable: true, example: 'draft' })
  agreementState: AgreementState | null;

  /** The last day of a placement that was brought forward; it may be ahead. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  agreementEndedOn: string | null;
}

/** One page of a column, latest first. */
@ApiSchema({ name: 'PipelinePage' })
export class PipelinePage {
  items: PipelineEntry[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}
