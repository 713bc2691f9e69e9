import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsISO8601, IsOptional, IsUUID, MaxLength } from 'class-validator';
import { PageQuery } from '../../../platform/http/index.js';
import { USER_TYPES, type UserType } from '../../../platform/identity/index.js';
import { OptionalText, Text } from '../../profiles/index.js';
import { APPROVAL_KINDS, APPROVAL_STATES, type ApprovalKind, type ApprovalState } from './approval.entity.js';
import { messages } from './messages.js';
import type { NamedApproval } from './approvals.repository.js';

const DECISIONS = ['agreed', 'declined', 'withdrawn'] as const;
export type ApprovalDecision = (typeof DECISIONS)[number];
const REASON = {
  min: 3,
  max: 500,
  words: { tooShort: messages.reason.missing, tooLong: messages.reason.tooLong },
  paragraphs: true,
} as const;

export class ApprovalsQuery extends PageQuery {
  @IsOptional()
  @IsIn(APPROVAL_STATES)
  @ApiPropertyOptional({ enum: APPROVAL_STATES, enumName: 'ApprovalState', example: 'waiting' })
  state?: ApprovalState;

  /** About whom. @example '7d444840-9dc0-41d1-b245-5ffdce74fad2' */
  @IsOptional()
  @IsUUID()
  personId?: string;
}

/** Proposes to do something to a person for which two administrators are needed. */
export class ApprovalProposalInput {
  @IsIn(APPROVAL_KINDS)
  @ApiProperty({ enum: APPROVAL_KINDS, enumName: 'ApprovalKind', example: 'role-change' })
  kind: ApprovalKind;

  /** @example '7d444840-9dc0-41d1-b245-5ffdce74fad2' */
  @IsUUID()
  @ApiProperty({ format: 'uuid' })
  personId: string;

  /** The new role, for a role change. */
  @IsOptional()
  @IsIn(USER_TYPES)
  @ApiPropertyOptional({ enum: USER_TYPES, example: 'admin' })
  to?: UserType;

  /** An erasure without the 14 days in which it can be taken back. @example false */
  @IsOptional()
  @IsBoolean()
  atOnce?: boolean;

  /** Until when an admin is suspended. @example '2026-12-20T08:30:00.000Z' */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, { message: messages.untilMissing })
  @ApiPropertyOptional({ format: 'date-time' })
  until?: string;

  /** What the suspended admin is told. @example 'You are on leave until the matter is cleared up.' */
  @ApiPropertyOptional()
  @OptionalText({ min: 10, max: 2000, words: messages.words, paragraphs: true })
  words?: string | null;

  /** @example 'Runs the New Zealand desk from December' */
  @Text(REASON)
  reason: string;
}

export class ApprovalDecisionInput {
  @IsIn(DECISIONS)
  @ApiProperty({ enum: DECISIONS, enumName: 'ApprovalDecision', example: 'agreed' })
  decision: ApprovalDecision;

  /** @example 'Spoke to her on the phone' */
  @IsOptional()
  @MaxLength(REASON.max)
  words?: string;
}

/** What one administrator proposed, and what came of it. */
export class ApprovalDto {
  /** @example '0199a1de-4cf0-7a31-9b1e-52f0d2f5a9c3' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: APPROVAL_KINDS, enumName: 'ApprovalKind', example: 'role-change' })
  kind: ApprovalKind;

  @ApiProperty({ enum: APPROVAL_STATES, enumName: 'ApprovalState', example: 'waiting' })
  state: ApprovalState;

  /** @example '7d444840-9dc0-41d1-b245-5ffdce74fad2' */
  @ApiProperty({ format: 'uuid' })
  personId: string;

  /** Null once the person is gone. @example 'lena' */
  personName: string | null;

  @ApiProperty({ type: String, enum: USER_TYPES, nullable: true, example: 'family' })
  from: UserType | null;

  /** Of a role change. */
  @ApiProperty({ type: String, enum: USER_TYPES, nullable: true, example: 'admin' })
  to: UserType | null;

  /** Of an erasure. @example false */
  atOnce: boolean;

  /** Of a suspension. @example '2026-12-20T08:30:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  until: string | null;

  /** What a suspended admin is told. @example 'You are on leave until the matter is cleared up.' */
  words: string | null;

  /** @example 'Runs the New Zealand desk from December' */
  reason: string;

  /** @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e' */
  @ApiProperty({ format: 'uuid' })
  proposedBy: string;

  /** Null once they are gone. @example 'keeper' */
  proposedByName: string | null;

  /** @example '2026-11-20T08:15:30.123Z' */
  proposedAt: string;

  /** @example 'second' */
  decidedByName: string | null;

  /** @example '2026-11-20T09:15:30.123Z' */
  decidedAt: string | null;

  /** What the second one wrote. @example 'Spoke to her on the phone' */
  answer: string | null;
}

/** One page of proposals, newest first. */
export class ApprovalsPage {
  items: ApprovalDto[];

  /**
   * Asks for the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

export class TakeBackErasureInput {
  /** @example 'They wrote that it was a mistake' */
  @Text(REASON)
  reason: string;
}

export const toApproval = ({ details, proposedAt, decidedAt, ...approval }: NamedApproval): ApprovalDto => ({
  id: approval.id,
  kind: approval.kind,
  state: approval.state,
  personId: approval.personId,
  personName: approval.personName,
  from: details.from ?? null,
  to: details.to ?? null,
  atOnce: details.atOnce ?? false,
  until: details.until ?? null,
  words: details.words ?? null,
  reason: approval.reason,
  proposedBy: approval.proposedBy,
  proposedByName: approval.proposedByName,
  proposedAt: proposedAt.toISOString(),
  decidedByName: approval.decidedByName,
  decidedAt: decidedAt?.toISOString() ?? null,
  answer: approval.answer,
});
