import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { messages } from '../texts.js';
import {
  APPEAL_OUTCOMES,
  CASE_SUBJECTS,
  isAppealable,
  MODERATION_ACTIONS,
  type AppealOutcome,
  type CaseSubject,
  type ModerationAction,
} from '../moderation/moderation-action.js';
import type { ModerationCase } from '../moderation/moderation-case.entity.js';
import type { Appeal } from './appeal.entity.js';

export class AppealByLinkInput {
  /**
   * From the link in the email.
   * @example 'yB1Uo2m0vJ4r1m8nP7cQ3wXz5aLk9tHfE6gD0sRiN2M'
   */
  @IsString({ message: messages.token })
  @MaxLength(100, { message: messages.token })
  token: string;

  /**
   * Why the decision is wrong.
   * @example 'I quoted a message that someone sent me, to warn them.'
   */
  @ApiProperty({ minLength: 10, maxLength: 2000 })
  @MaxLength(2000, { message: messages.words.long })
  @MinLength(10, { message: messages.words.short })
  @IsString({ message: messages.words.short })
  words: string;
}

export class AppealInput extends PickType(AppealByLinkInput, ['words'] as const) {}
export class AppealLinkInput extends PickType(AppealByLinkInput, ['token'] as const) {}

@ApiSchema({ name: 'OwnAppeal' })
export class OwnAppealDto {
  /** @example 'I quoted a message that someone sent me, to warn them.' */
  words: string;
  /** @example '2026-11-21T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  /** Null while it is pending. */
  @ApiProperty({ type: String, enum: APPEAL_OUTCOMES, nullable: true, example: 'upheld' })
  outcome: AppealOutcome | null;
  /** The second moderator's answer. */
  @ApiProperty({ type: String, nullable: true, example: null })
  answer: string | null;
}

/** A decision against a person, as they see it. It does not reveal the reporter or the moderator. */
@ApiSchema({ name: 'OwnDecision' })
export class OwnDecisionDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** The subject. */
  @ApiProperty({ enum: CASE_SUBJECTS, enumName: 'CaseSubject', example: 'message' })
  subjectType: CaseSubject;
  /** The person's own message, if it is about one. */
  @ApiProperty({ type: String, nullable: true, example: 'Please send it by Western Union.' })
  excerpt: string | null;
  /** @example 'warn' */
  @ApiProperty({ enum: MODERATION_ACTIONS, enumName: 'ModerationAction' })
  action: ModerationAction;
  /** @example 'No one pays in advance here. Please do not ask for it.' */
  words: string;
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  decidedAt: string;
  /** End of a suspension. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  suspendedUntil: string | null;
  /** The deadline of an appeal; null if it has passed, there is one, or the decision is no longer in force. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-12-20T08:30:00.000Z' })
  appealUntil: string | null;
  @ApiProperty({ type: OwnAppealDto, nullable: true })
  appeal: OwnAppealDto | null;
}

@ApiSchema({ name: 'OwnDecisions' })
export class OwnDecisionsDto {
  /** The latest 50, newest first. */
  items: OwnDecisionDto[];
}

export function toOwnDecision(found: ModerationCase, appeal: Appeal | null, now: Date): OwnDecisionDto {
  const { id, subjectType, evidence, action, words, decidedAt, suspendedUntil, appealUntil, aboutId } = found;
  const reportedLine = evidence.lines.find(({ reported, personId }) => reported && personId === aboutId);
  const open = !appeal && appealUntil && isAppealable(found, now);
  return {
    id,
    subjectType,
    excerpt: reportedLine?.text ?? null,
    action: action ?? 'none',
    words: words ?? '',
    decidedAt: (decidedAt ?? now).toISOString(),
    suspendedUntil: suspendedUntil?.toISOString() ?? null,
    appealUntil: open ? appealUntil.toISOString() : null,
    appeal: appeal && {
      words: appeal.words,
      createdAt: appeal.createdAt.toISOString(),
      outcome: appeal.outcome,
      answer: appeal.answer,
    },
  };
}
