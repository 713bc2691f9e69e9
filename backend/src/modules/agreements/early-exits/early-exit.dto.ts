import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsISO8601, IsOptional, IsUUID, Matches } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { OptionalText, Text } from '../../../platform/validation/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import { spokenName, type PersonCard } from '../../profiles/index.js';
import type { AgreementFact } from '../agreement-facts.service.js';
import { messages } from './texts.js';
import type { EarlyExit } from './early-exit.entity.js';

export class EarlyExitInput {
  /**
   * The agreement concerned, if any.
   * @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11'
   */
  @IsOptional()
  @IsUUID('loose')
  @ApiPropertyOptional({ format: 'uuid', nullable: true })
  agreementId?: string | null;

  /**
   * What happened; visible to admins only.
   * @example 'The hours have doubled, and when I ask about it they stop talking to me. I would like to be gone by
   * Sunday.'
   */
  @Text({ min: 20, max: 4000, paragraphs: true, words: messages.reason })
  reason: string;
}

export class EarlyExitEndingInput {
  /**
   * The last day; today if omitted.
   * @example '2026-12-06'
   */
  @MayBeOmitted()
  @IsISO8601({ strict: true }, { message: messages.on })
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: messages.on })
  @ApiPropertyOptional({ format: 'date' })
  on?: string;

  /**
   * The reason shown to the other side, who cannot read the report to admins.
   * @example 'It does not work out as we agreed. Thank you for the good days.'
   */
  @OptionalText({ max: 500, paragraphs: true, words: messages.word })
  word?: string | null;
}

/** A private request for an early exit, and the steps taken. */
@ApiSchema({ name: 'Exit' })
export class EarlyExitDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid', nullable: true })
  agreementId: string | null;

  /**
   * The support request about it.
   * @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21'
   */
  @ApiProperty({ format: 'uuid' })
  supportRequestId: string;

  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  /**
   * Since when the profile is shown as "available now"; null if not requested.
   * @example '2026-11-22T02:00:00.000Z'
   */
  @ApiProperty({ format: 'date-time', nullable: true })
  rematchedAt: string | null;
}

/** A current agreement, or one that has ended early. */
export class EarlyExitAgreement {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example 'active' */
  @ApiProperty({ enum: ['confirmed', 'active', 'ended_early'] })
  state: string;

  /**
   * The country of the placement, whose helplines apply.
   * @example 'australia'
   */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;

  /**
   * The name of the other side; empty if their account is deleted.
   * @example 'Hartley'
   */
  otherName: string;

  /** @example '2026-10-01' */
  startsOn: string;

  /** @example '2027-03-31' */
  endsOn: string;

  /**
   * Its last day, if it ended early.
   * @example '2026-12-06'
   */
  endedOn: string | null;

  /**
   * The agreed notice in weeks; null if the terms contain none.
   * @example 2
   */
  @ApiProperty({ type: 'integer', nullable: true })
  noticeWeeks: number | null;
}

/** The information for a member who considers an early exit. */
export class EarlyExitOverview {
  /**
   * The member's name, for a template.
   * @example 'Lena'
   */
  ownName: string;

  /** Current agreements, and those that ended early in the last 60 days; newest first. */
  agreements: EarlyExitAgreement[];

  /** The newest early exit; null if there is none. */
  @ApiProperty({ type: () => EarlyExitDto, nullable: true })
  latest: EarlyExitDto | null;
}

export function toEarlyExit({ id, agreementId, supportRequestId, createdAt, rematchedAt }: EarlyExit): EarlyExitDto {
  return {
    id,
    agreementId,
    supportRequestId,
    createdAt: createdAt.toISOString(),
    rematchedAt: rematchedAt?.toISOString() ?? null,
  };
}

export function toEarlyExitAgreement(
  { id, state, region, startsOn, endsOn, endedOn }: AgreementFact,
  other: PersonCard | undefined,
  noticeWeeks: number | null,
): EarlyExitAgreement {
  return { id, state, region, otherName: other ? spokenName(other) : '', startsOn, endsOn, endedOn, noticeWeeks };
}
