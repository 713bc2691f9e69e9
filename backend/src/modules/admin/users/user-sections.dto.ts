import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { AGREEMENT_STATES, type AgreementState } from '../../agreements/index.js';
import { INTERVIEW_STATES, type InterviewState } from '../../interviews/index.js';
import { CheckToReview } from '../../verification/index.js';
import {
  CASE_SUBJECTS,
  MODERATION_ACTIONS,
  NamedPersonDto,
  REPORT_REASONS,
  type CaseSubject,
  type ModerationAction,
  type ReportReason,
} from '../../safety/index.js';

export class UserChecks {
  /** Newest first; checks that were never submitted are not included. */
  items: CheckToReview[];
}

/** A case about the person. */
export class UserCase {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ enum: CASE_SUBJECTS, enumName: 'CaseSubject', example: 'message' })
  subjectType: CaseSubject;
  /** Why members reported it. */
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason', isArray: true, example: ['asks-for-money'] })
  reasons: ReportReason[];
  /** @example '2026-11-20T08:30:00.000Z' */
  openedAt: string;
  /** @example '2026-11-21T08:30:00.000Z' */
  decidedAt: string | null;
  @ApiProperty({ type: String, enum: MODERATION_ACTIONS, nullable: true, example: 'warn' })
  action: ModerationAction | null;
  /**
   * The message to the person.
   * @example 'No one pays in advance here.'
   */
  words: string | null;
  /** @example '2026-12-20T08:30:00.000Z' */
  suspendedUntil: string | null;
  /**
   * When the action was lifted.
   * @example '2026-11-25T08:30:00.000Z'
   */
  liftedAt: string | null;
}

/** A report by the person. */
export class UserReport {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a12' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  caseId: string;
  about: NamedPersonDto;
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason', example: 'asks-for-money' })
  reason: ReportReason;
  /** @example '2026-11-20T08:30:00.000Z' */
  createdAt: string;
  /** The outcome of the case; null while it is open. */
  @ApiProperty({ type: String, enum: MODERATION_ACTIONS, nullable: true, example: 'none' })
  action: ModerationAction | null;
}

/** The latest 50 of each, newest first. */
export class UserReports {
  about: UserCase[];
  by: UserReport[];
}

/** One sign-in on one device. */
@ApiSchema({ name: 'UserSession' })
export class UserSessionDto {
  /** @example '5f3c8a52-5d5e-4f0e-9a55-0f1c2d3e4f51' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /**
   * The user agent as sent by the browser.
   * @example 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0'
   */
  userAgent: string | null;
  /**
   * The network from which the session began; null for old sessions.
   * @example '203.0.113.x'
   */
  network: string | null;
  /** @example '2027-01-04T09:30:00.000Z' */
  createdAt: string;
  /** @example '2027-01-05T18:12:00.000Z' */
  lastSeenAt: string;
  /**
   * False once it has ended or expired.
   * @example true
   */
  live: boolean;
}

export class UserSignIns {
  /** Newest first; ended sessions are kept for thirty days. */
  items: UserSessionDto[];
}

export class UserInterviewCount {
  @ApiProperty({ enum: INTERVIEW_STATES, enumName: 'InterviewState', example: 'done' })
  state: InterviewState;
  /** @example 2 */
  count: number;
}

export class UserAgreement {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a13' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  partner: NamedPersonDto;
  @ApiProperty({ enum: AGREEMENT_STATES, enumName: 'AgreementState', example: 'confirmed' })
  state: AgreementState;
  /** @example '2027-02-01' */
  startsOn: string | null;
  /** @example '2027-08-01' */
  endsOn: string | null;
  /**
   * The actual last day, if it ended early; it may be ahead.
   * @example '2027-05-12'
   */
  endedOn: string | null;
}

/** The person's contacts with others, in numbers and dates. */
export class UserRelationships {
  /** @example 4 */
  conversations: number;
  interviews: UserInterviewCount[];
  /** The latest 50, newest first. */
  agreements: UserAgreement[];
}
