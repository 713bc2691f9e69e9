import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsObject, IsOptional, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { MayBeOmitted, Moment, PageQuery } from '../../../platform/http/index.js';
import { USER_TYPES, type UserType } from '../../../platform/identity/index.js';
import { OptionalText, Text } from '../../../platform/validation/index.js';
import { APPROVAL_KINDS, APPROVAL_STATES, type ApprovalKind, type ApprovalState } from './approval.entity.js';
import {
  ApprovalOffer,
  ApprovalRefund,
  ApprovalReversal,
  REFUND_WAYS,
  type RefundWay,
} from './approval-details.dto.js';
import { messages } from './texts.js';
import type { NamedApproval } from './approvals.repository.js';

const DECISIONS = ['agreed', 'declined', 'withdrawn'] as const;
type ApprovalDecision = (typeof DECISIONS)[number];
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

  /** The person concerned. @example '7d444840-9dc0-41d1-b245-5ffdce74fad2' */
  @IsOptional()
  @IsUUID()
  personId?: string;

  @IsOptional()
  @IsIn(APPROVAL_KINDS)
  @ApiPropertyOptional({ enum: APPROVAL_KINDS, enumName: 'ApprovalKind', example: 'refund' })
  kind?: ApprovalKind;

  /** The purchase concerned. @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @IsOptional()
  @IsUUID()
  purchaseId?: string;
}

/** Proposes an action that needs two admins. */
export class ApprovalProposalInput {
  @IsIn(APPROVAL_KINDS)
  @ApiProperty({ enum: APPROVAL_KINDS, enumName: 'ApprovalKind', example: 'role-change' })
  kind: ApprovalKind;

  /**
   * The person concerned; not used for a refund, a reversal or the offer.
   * @example '7d444840-9dc0-41d1-b245-5ffdce74fad2'
   */
  @MayBeOmitted()
  @IsUUID()
  @ApiPropertyOptional({ format: 'uuid' })
  personId?: string;

  /** The new role, for a role change. */
  @MayBeOmitted()
  @IsIn(USER_TYPES)
  @ApiPropertyOptional({ enum: USER_TYPES, example: 'admin' })
  to?: UserType;

  /** Erases the account without the 14 days in which the person can cancel. @example false */
  @MayBeOmitted()
  @IsBoolean()
  atOnce?: boolean;

  /** End of the suspension. @example '2026-12-20T08:30:00.000Z' */
  @MayBeOmitted()
  @Moment({ message: messages.untilMissing })
  @ApiPropertyOptional({ format: 'date-time' })
  until?: string;

  /** The message to the suspended admin. @example 'You are on leave until the matter is cleared up.' */
  @ApiPropertyOptional()
  @OptionalText({ min: 10, max: 2000, words: messages.words, paragraphs: true })
  words?: string | null;

  /** For a refund or a reversal: the purchase. @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @MayBeOmitted()
  @IsUUID()
  @ApiPropertyOptional({ format: 'uuid' })
  purchaseId?: string;

  /** For a reversal: the row of the transfer, as in `transfers` of the payment. @example '4711' */
  @MayBeOmitted()
  @Matches(/^\d{1,18}$/, { message: messages.entryMissing })
  entryId?: string;

  /** For a refund: the amount. @example 12500 */
  @MayBeOmitted()
  @ApiPropertyOptional({ type: 'integer' })
  @IsInt({ message: messages.amount })
  @Min(1, { message: messages.amount })
  @Max(10_000_000, { message: messages.amount })
  amountCents?: number;

  /**
   * For a refund: `bank` for a bank transfer, or for a card refund that the bank rejected; if omitted, the refund uses
   * the original payment method.
   */
  @MayBeOmitted()
  @IsIn(REFUND_WAYS, { message: messages.by })
  @ApiPropertyOptional({ enum: REFUND_WAYS, enumName: 'RefundWay', example: 'card' })
  by?: RefundWay;

  /** The whole offer, in the form that `PUT /api/admin/settings/{key}` takes. */
  @MayBeOmitted()
  @IsObject({ message: messages.offerMissing })
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    example: { on: true, percentOff: 100, until: '2027-01-31' },
  })
  offer?: object;

  /** The version of the offer that was edited. @example 3 */
  @MayBeOmitted()
  @IsInt({ message: messages.offerMissing })
  @Min(0, { message: messages.offerMissing })
  @ApiPropertyOptional({ type: 'integer', minimum: 0 })
  version?: number;

  /** @example 'Runs the New Zealand desk from December' */
  @Text(REASON)
  reason: string;
}

export class ApprovalDecisionInput {
  @IsIn(DECISIONS)
  @ApiProperty({ enum: DECISIONS, enumName: 'ApprovalDecision', example: 'agreed' })
  decision: ApprovalDecision;

  /** @example 'Spoke to her on the phone' */
  @MayBeOmitted()
  @MaxLength(REASON.max)
  words?: string;
}

/** A proposal of an admin and its outcome. */
@ApiSchema({ name: 'Approval' })
export class ApprovalDto {
  /** @example '0199a1de-4cf0-7a31-9b1e-52f0d2f5a9c3' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: APPROVAL_KINDS, enumName: 'ApprovalKind', example: 'role-change' })
  kind: ApprovalKind;

  @ApiProperty({ enum: APPROVAL_STATES, enumName: 'ApprovalState', example: 'waiting' })
  state: ApprovalState;

  /** Null for the offer. @example '7d444840-9dc0-41d1-b245-5ffdce74fad2' */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  personId: string | null;

  /** Null once the account is deleted. @example 'lena' */
  personName: string | null;

  @ApiProperty({ type: String, enum: USER_TYPES, nullable: true, example: 'family' })
  from: UserType | null;

  /** For a role change. */
  @ApiProperty({ type: String, enum: USER_TYPES, nullable: true, example: 'admin' })
  to: UserType | null;

  /** For an erasure. @example false */
  atOnce: boolean;

  /** For a suspension. @example '2026-12-20T08:30:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  until: string | null;

  /** The message to a suspended admin. @example 'You are on leave until the matter is cleared up.' */
  words: string | null;

  /** @example 'Runs the New Zealand desk from December' */
  reason: string;

  /** @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e' */
  @ApiProperty({ format: 'uuid' })
  proposedBy: string;

  /** Null once the account is deleted. @example 'admin' */
  proposedByName: string | null;

  /** @example '2026-11-20T08:15:30.123Z' */
  proposedAt: string;

  /** @example 'second' */
  decidedByName: string | null;

  /** @example '2026-11-20T09:15:30.123Z' */
  decidedAt: string | null;

  /** The second admin's comment. @example 'Spoke to her on the phone' */
  answer: string | null;

  @ApiProperty({ type: ApprovalRefund, nullable: true })
  refund: ApprovalRefund | null;

  @ApiProperty({ type: ApprovalReversal, nullable: true })
  reversal: ApprovalReversal | null;

  @ApiProperty({ type: ApprovalOffer, nullable: true })
  offer: ApprovalOffer | null;

  /**
   * Null after an approval only while a card refund waits for Stripe, or when it failed.
   * @example '2026-11-20T09:15:31.123Z'
   */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  carriedOutAt: string | null;

  /** Why it could not be carried out. @example 'At most A$250.00 can be refunded' */
  @ApiProperty({ type: String, nullable: true })
  failure: string | null;
}

/** One page of proposals, newest first. */
export class ApprovalsPage {
  items: ApprovalDto[];

  /** Cursor of the next page; null at the end. @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0' */
  nextCursor: string | null;
}

export class CancelErasureInput {
  /** @example 'They wrote that it was a mistake' */
  @Text(REASON)
  reason: string;
}

export const toApproval = ({
  details,
  proposedAt,
  decidedAt,
  carriedOutAt,
  ...approval
}: NamedApproval): ApprovalDto => ({
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
  refund: details.refund ?? null,
  reversal: details.reversal ?? null,
  offer: details.offer ?? null,
  carriedOutAt: carriedOutAt?.toISOString() ?? null,
  failure: approval.failure,
});
