import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsISO8601, IsOptional, Matches } from 'class-validator';
import { PageQuery } from '../../platform/http/index.js';
import { OptionalText, Text } from '../../platform/validation/index.js';
import { CHECK_STATES, DECISIONS, type CheckState, type Decision } from './check-state.js';
import { CHECK_KINDS, type CheckKind } from './checks.js';
import { messages } from './texts.js';
import { ReferenceDto, toReferenceDto } from './reference.dto.js';
import { CheckDto } from './verification.dto.js';
import type { ReviewContext, ReviewRow } from './verification-review.repository.js';
import type { VerificationReference } from './verification-reference.entity.js';

const { invalid } = messages;
const ROLES = ['aupair', 'family'] as const;
const REVIEWED_STATES = CHECK_STATES.filter((state) => state !== 'collecting');

/** Filters of the review queue. */
export class ChecksToReviewQuery extends PageQuery {
  /** @example 'waiting' */
  @IsOptional()
  @IsIn(REVIEWED_STATES)
  @ApiPropertyOptional({ enum: REVIEWED_STATES, enumName: 'ReviewedState' })
  state: Exclude<CheckState, 'collecting'> = 'waiting';

  @IsOptional()
  @IsIn(CHECK_KINDS)
  @ApiPropertyOptional({ enum: CHECK_KINDS, enumName: 'CheckKind' })
  kind?: CheckKind;

  @IsOptional()
  @IsIn(ROLES)
  @ApiPropertyOptional({ enum: ROLES, enumName: 'VerifiedRole' })
  role?: (typeof ROLES)[number];
}

/** A check in the review queue. */
export class CheckToReview {
  /** @example '0c2f8a3e-54a4-4d9c-9dd1-2f3a7d0b6e55' */
  id: string;

  /** @example '7d444840-9dc0-41d1-b245-5ffdce74fad2' */
  userId: string;

  /** @example 'Lena' */
  name: string;

  @ApiProperty({ enum: ROLES, enumName: 'VerifiedRole', example: ROLES[0] })
  role: (typeof ROLES)[number];

  /** @example 'australia' */
  region: string;

  @ApiProperty({ enum: CHECK_KINDS, enumName: 'CheckKind', example: CHECK_KINDS[0] })
  kind: CheckKind;

  /** @example 'Police certificate' */
  title: string;

  @ApiProperty({ enum: REVIEWED_STATES, enumName: 'ReviewedState', example: REVIEWED_STATES[0] })
  state: Exclude<CheckState, 'collecting'>;

  /**
   * Since when it waits, or when it was decided.
   * @example '2026-11-20T08:15:30.123Z'
   */
  since: string;

  /** @example '2027-10-14' */
  validUntil: string | null;

  /** @example 2 */
  files: number;
}

export class ChecksToReview {
  items: CheckToReview[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

/** The person's own statements, to compare with documents. */
export class ReviewedPerson {
  /** @example 'Lena Hoffmann' */
  name: string;
  /** @example 'lena' */
  username: string;
  /** @example 'lena@example.com' */
  email: string;
  /** @example true */
  emailVerified: boolean;
  /** @example '2026-10-20T08:15:30.123Z' */
  joinedAt: string;
  /** @example 'australia' */
  region: string;
  /** @example 22 */
  age: number | null;
  /** @example 'German' */
  nationality: string | null;
  /** @example 'Newtown, Sydney' */
  location: string | null;
}

/** A referee's answer; reviewers only. */
export class ReviewedReference extends ReferenceDto {
  /** @example 'Since 2023: she looked after our two boys every Tuesday.' */
  knownFor: string | null;
  /** @example true */
  wouldTrust: boolean | null;
  /** @example 'On time, even in snow. Firm about bedtime and never loud.' */
  words: string | null;
  /** @example '+49 89 1234567' */
  phone: string | null;
  /** The member with this address. The au pair must not see it, because it would reveal who has an account. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' })
  memberId: string | null;
  /** Whether the answer came from a network from which the au pair logs in; null if unknown. */
  @ApiProperty({ type: Boolean, nullable: true, example: false })
  sameNetwork: boolean | null;
}

/** A check for reviewers. */
export class ReviewedCheck {
  /** @example '0c2f8a3e-54a4-4d9c-9dd1-2f3a7d0b6e55' */
  id: string;

  /** @example '7d444840-9dc0-41d1-b245-5ffdce74fad2' */
  userId: string;

  @ApiProperty({ enum: ROLES, enumName: 'VerifiedRole', example: ROLES[0] })
  role: (typeof ROLES)[number];

  /**
   * Sent back with the decision.
   * @example 3
   */
  version: number;

  /**
   * Whether an approval needs its last day.
   * @example 'demanded'
   */
  @ApiProperty({ enum: ['demanded', 'optional', 'none'], enumName: 'ValidUntilRule' })
  validUntilRule: 'demanded' | 'optional' | 'none';

  person: ReviewedPerson;

  check: CheckDto;

  @ApiProperty({ type: () => [ReviewedReference] })
  references: ReviewedReference[];

  /**
   * The files that were sent to the calling admin, who must have opened all of them before an approval.
   * @example ['7d444840-9dc0-41d1-b245-5ffdce74fad2']
   */
  openedFileIds: string[];

  /**
   * Whether there is a valid approval, which can be withdrawn; it continues while a renewal waits.
   * @example false
   */
  isApproved: boolean;
}

/** Why an approval is withdrawn. */
export class VerificationWithdrawalInput {
  /**
   * The message to the person.
   * @example 'The document belongs to someone else. Please send your own passport.'
   */
  @Text({ min: 5, max: 1_000, words: invalid.reason })
  reason: string;

  /**
   * The version that was reviewed.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  @IsInt()
  version: number;
}

/** A reviewer's decision. */
export class VerificationDecisionInput {
  @IsIn(DECISIONS)
  @ApiProperty({ enum: DECISIONS, enumName: 'VerificationDecision', example: DECISIONS[0] })
  decision: Decision;

  /**
   * The message to the person; required unless it is an approval.
   * @example 'The lower half is cut off. Please take the photo once more.'
   */
  @OptionalText({ min: 5, max: 1_000, words: invalid.reason })
  reason?: string | null;

  /**
   * The last day of an approval.
   * @example '2027-10-14'
   */
  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: invalid.validUntilMissing })
  @IsISO8601({ strict: true }, { message: invalid.validUntilMissing })
  @ApiPropertyOptional({ type: String, format: 'date', nullable: true })
  validUntil?: string | null;

  /**
   * The version that was reviewed.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  @IsInt()
  version: number;
}

/** Why a reviewer opens a document. */
export class OpeningInput {
  /** @example 'Comparing the name with the passport' */
  @Text({ min: 5, max: 300, words: { ...invalid.reason, tooLong: 'At most 300 characters' } })
  reason: string;
}

export const toCheckToReview = (row: ReviewRow): CheckToReview => ({
  id: row.id,
  userId: row.userId,
  name: row.name,
  role: row.userType as CheckToReview['role'],
  region: row.region,
  kind: row.kind,
  title: messages.checks[row.kind].title,
  state: row.state as CheckToReview['state'],
  since: row.since.toISOString(),
  validUntil: row.validUntil,
  files: row.files,
});

export const toReviewedPerson = (context: ReviewContext): ReviewedPerson => ({
  name: `${context.name} ${context.lastName}`.trim(),
  username: context.username,
  email: context.email,
  emailVerified: context.emailVerified,
  joinedAt: context.joinedAt.toISOString(),
  region: context.region,
  age: context.age,
  nationality: context.nationality,
  location: context.location,
});

export const toReviewedReference = (reference: VerificationReference, memberId: string | null): ReviewedReference => ({
  ...toReferenceDto(reference),
  memberId,
  sameNetwork: reference.answer?.sameNetwork ?? null,
  knownFor: reference.answer?.knownFor ?? null,
  wouldTrust: reference.answer?.wouldTrust ?? null,
  words: reference.answer?.words ?? null,
  phone: reference.answer?.phone ?? null,
});
