import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, MaxLength, MinLength } from 'class-validator';
import { MayBeOmitted, Moment } from '../../../platform/http/index.js';
import { APPEAL_OUTCOMES, MODERATION_ACTIONS, type AppealOutcome, type ModerationAction } from '../../safety/index.js';

const WORDS_SHORT = 'Please write at least 10 characters';
const WORDS_LONG = 'Please keep it under 2,000 characters';

export class ModerationDecisionInput {
  /** `none` delivers a held message; any other action drops it. */
  @ApiProperty({ enum: MODERATION_ACTIONS, enumName: 'ModerationAction', example: 'warn' })
  @IsIn(MODERATION_ACTIONS, { message: 'Please choose an action' })
  action: ModerationAction;

  /**
   * The message to the person. With `none` no one is sent it: it is a note that only admins read.
   * @example 'No one pays in advance here. Please do not ask for it.'
   */
  @ApiProperty({ minLength: 10, maxLength: 2000 })
  @MaxLength(2000, { message: WORDS_LONG })
  @MinLength(10, { message: WORDS_SHORT })
  @IsString({ message: WORDS_SHORT })
  words: string;

  /** End of a suspension; only for suspensions. */
  @ApiProperty({ type: String, format: 'date-time', required: false, example: '2026-12-20T08:30:00.000Z' })
  @MayBeOmitted()
  @Moment({ message: 'Please choose an end date' })
  until?: string;

  /**
   * The version that you have read. 409 `case_changed` if something has come since. Pages of the release before do not
   * send it.
   * @example 1
   */
  @ApiProperty({ type: 'integer', required: false })
  @MayBeOmitted()
  @IsInt()
  version?: number;
}

export class AppealDecisionInput {
  /** `overturned` undoes the decision. */
  @ApiProperty({ enum: APPEAL_OUTCOMES, enumName: 'AppealOutcome', example: 'upheld' })
  @IsIn(APPEAL_OUTCOMES, { message: 'Please choose whether to uphold the decision' })
  outcome: AppealOutcome;

  /**
   * The message to the person.
   * @example 'You are right: you quoted what someone else wrote.'
   */
  @ApiProperty({ minLength: 10, maxLength: 2000 })
  @MaxLength(2000, { message: WORDS_LONG })
  @MinLength(10, { message: WORDS_SHORT })
  @IsString({ message: WORDS_SHORT })
  answer: string;
}
