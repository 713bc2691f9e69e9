import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsISO8601, IsOptional, IsUUID, Matches } from 'class-validator';
import { OptionalText, Text, type PersonCard } from '../../profiles/index.js';
import type { AgreementFact } from '../agreement-facts.service.js';
import { messages } from './texts.js';
import type { EarlyExit } from './early-exit.entity.js';

export class EarlyExitInput {
  /**
   * The agreement it is about, if it is about one.
   * @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11'
   */
  @IsOptional()
  @IsUUID('loose')
  @ApiPropertyOptional({ format: 'uuid', nullable: true })
  arrangementId?: string | null;

  /**
   * What happened, for us alone.
   * @example 'The hours have doubled, and when I ask about it they stop talking to me. I would like to be gone by Sunday.'
   */
  @Text({ min: 20, max: 4000, paragraphs: true, words: messages.reason })
  reason: string;
}

export class EarlyExitEndingInput {
  /**
   * The last day; today when it is left out.
   * @example '2026-12-06'
   */
  @IsOptional()
  @IsISO8601({ strict: true }, { message: messages.on })
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: messages.on })
  @ApiPropertyOptional({ format: 'date' })
  on?: string;

  /**
   * What the other side reads as the reason; they get nothing of what was written to us.
   * @example 'It does not work out as we agreed. Thank you for the good days.'
   */
  @OptionalText({ max: 500, paragraphs: true, words: messages.word })
  word?: string | null;
}

/** Someone's private wish to leave, and what has been done about it. */
@ApiSchema({ name: 'Exit' })
export class EarlyExitDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid', nullable: true })
  arrangementId: string | null;

  /**
   * The request in which we talk about it.
   * @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21'
   */
  @ApiProperty({ format: 'uuid' })
  supportRequestId: string;

  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  /**
   * Since when the profile says "available now"; null when it was not asked for.
   * @example '2026-11-22T02:00:00.000Z'
   */
  @ApiProperty({ format: 'date-time', nullable: true })
  rematchedAt: string | null;
}

/** An agreement that one could leave, or has left. */
export class EarlyExitAgreement {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example 'active' */
  @ApiProperty({ enum: ['confirmed', 'active', 'ended_early'] })
  state: string;

  /**
   * The name of the other side, empty when they have left.
   * @example 'Hartley'
   */
  otherName: string;

  /** @example '2026-10-01' */
  startsOn: string;

  /** @example '2027-03-31' */
  endsOn: string;

  /**
   * Its last day, if it was ended early.
   * @example '2026-12-06'
   */
  endedOn: string | null;

  /**
   * The notice that both signed, in weeks; null where the terms name none.
   * @example 2
   */
  @ApiProperty({ type: 'integer', nullable: true })
  noticeWeeks: number | null;
}

/** What a person who wants out needs in front of them. */
export class EarlyExitOverview {
  /**
   * How the person is called, for a letter of theirs.
   * @example 'Lena'
   */
  ownName: string;

  /** Running ones, and those that were ended early in the last 60 days; the newest first. */
  arrangements: EarlyExitAgreement[];

  /** The newest wish to leave; null when there was none. */
  @ApiProperty({ type: () => EarlyExitDto, nullable: true })
  latest: EarlyExitDto | null;
}

export function toEarlyExit({ id, arrangementId, supportRequestId, createdAt, rematchedAt }: EarlyExit): EarlyExitDto {
  return {
    id,
    arrangementId,
    supportRequestId,
    createdAt: createdAt.toISOString(),
    rematchedAt: rematchedAt?.toISOString() ?? null,
  };
}

export function toEarlyExitAgreement(
  { id, state, startsOn, endsOn, endedOn }: AgreementFact,
  other: PersonCard | undefined,
  noticeWeeks: number | null,
): EarlyExitAgreement {
  return { id, state, otherName: other?.displayName ?? '', startsOn, endsOn, endedOn, noticeWeeks };
}
