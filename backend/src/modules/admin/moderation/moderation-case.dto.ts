import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../../platform/http/index.js';
import {
  ALLOWED_ACTIONS,
  APPEAL_OUTCOMES,
  CASE_STATES,
  CASE_SUBJECTS,
  MODERATION_ACTIONS,
  NamedPersonDto,
  REPORT_REASONS,
  RULE_WORDS,
  SCAM_RULE_IDS,
  claimEndOf,
  type AppealOutcome,
  type CaseFile,
  type CaseState,
  type CaseSubject,
  type ListedCase,
  type ModerationAction,
  type ReportReason,
  type ScamRuleId,
} from '../../safety/index.js';

export class ModerationCasesQuery extends PageQuery {
  /** Cases to decide, with an appeal, or done. */
  @ApiProperty({ enum: CASE_STATES, enumName: 'CaseState', required: false, default: 'open', example: 'open' })
  @IsOptional()
  @IsIn(CASE_STATES)
  state: CaseState = 'open';
}

/** A case in the queue. */
@ApiSchema({ name: 'ModerationCaseSummary' })
export class ModerationCaseSummaryDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ enum: CASE_SUBJECTS, enumName: 'CaseSubject', example: 'message' })
  subjectType: CaseSubject;
  about: NamedPersonDto;
  /** The scam rules that matched. */
  @ApiProperty({ enum: SCAM_RULE_IDS, enumName: 'ScamRuleId', isArray: true, example: ['money-ahead'] })
  rules: ScamRuleId[];
  /** Why members reported it. */
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason', isArray: true, example: ['asks-for-money'] })
  reasons: ReportReason[];
  /** @example 1 */
  @ApiProperty({ type: 'integer' })
  reportCount: number;
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  openedAt: string;
  /** The admin who works on the case; null if no one does, or no longer. */
  @ApiProperty({ type: NamedPersonDto, nullable: true })
  claimedBy: NamedPersonDto | null;
  /** Until then only that admin decides. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T09:00:00.000Z' })
  claimedUntil: string | null;
  @ApiProperty({ type: String, enum: MODERATION_ACTIONS, nullable: true, example: 'warn' })
  action: ModerationAction | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  decidedAt: string | null;
  /** Another admin must review an appeal. */
  @ApiProperty({ type: NamedPersonDto, nullable: true })
  decidedBy: NamedPersonDto | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  appealedAt: string | null;
}

export class ModerationCasesPage {
  /** Open cases come oldest first, closed ones newest first. */
  items: ModerationCaseSummaryDto[];
  /** Cursor of the next page; null at the end. */
  @ApiProperty({ type: String, nullable: true, example: null })
  nextCursor: string | null;
}

/** A photo, document or recording of a message. */
@ApiSchema({ name: 'CaseMessageFile' })
export class CaseMessageFileDto {
  /** @example '3d5c1b1e-5a0c-4f6b-9d55-2f0a7c1e9b42' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ enum: ['photo', 'document', 'voice'], example: 'photo' })
  kind: 'photo' | 'document' | 'voice';
  /** @example 'garden.webp' */
  fileName: string;
}

/** One message of a conversation, as it was at the time. */
@ApiSchema({ name: 'EvidenceLine' })
export class EvidenceLineDto {
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  personId: string;
  /** @example 'Please send it by Western Union.' */
  text: string;
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  at: string;
  /**
   * The case is about this message.
   * @example true
   */
  reported: boolean;
  /** Its files. They may have been deleted, unless the case is about this message. */
  @ApiProperty({ type: [CaseMessageFileDto] })
  files: CaseMessageFileDto[];
}

@ApiSchema({ name: 'CaseReport' })
export class CaseReportDto {
  by: NamedPersonDto;
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason', example: 'asks-for-money' })
  reason: ReportReason;
  /** @example 'She wants 300 euros before the visa.' */
  words: string;
  /** What it was about at that time, where that differs from the facts of the case. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { aboutMe: 'I like to cook.' } })
  facts: Record<string, string>;
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

@ApiSchema({ name: 'CaseFinding' })
export class CaseFindingDto {
  @ApiProperty({ enum: SCAM_RULE_IDS, enumName: 'ScamRuleId', example: 'money-ahead' })
  rule: ScamRuleId;
  /** @example 'This message asks for money before you have met.' */
  words: string;
}

@ApiSchema({ name: 'CaseAppeal' })
export class CaseAppealDto {
  /** @example 'I quoted a message that someone sent me, to warn them.' */
  words: string;
  /** @example '2026-11-21T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ type: String, enum: APPEAL_OUTCOMES, nullable: true, example: 'upheld' })
  outcome: AppealOutcome | null;
  @ApiProperty({ type: String, nullable: true, example: null })
  answer: string | null;
}

@ApiSchema({ name: 'EarlierDecision' })
export class EarlierDecisionDto {
  @ApiProperty({ enum: MODERATION_ACTIONS, enumName: 'ModerationAction', example: 'warn' })
  action: ModerationAction;
  /**
   * The message to the person; after `none` a note that only admins read.
   * @example 'No one pays in advance here.'
   */
  words: string;
  /** The end of a suspension. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  suspendedUntil: string | null;
  /** @example '2026-10-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  decidedAt: string;
}

/** A case with everything needed to decide it. */
@ApiSchema({ name: 'ModerationCase' })
export class ModerationCaseDto extends ModerationCaseSummaryDto {
  /**
   * It rises when the text changes or another report comes.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  version: number;
  /** The possible actions. */
  @ApiProperty({ enum: MODERATION_ACTIONS, enumName: 'ModerationAction', isArray: true, example: ['none', 'warn'] })
  allowedActions: ModerationAction[];
  findings: CaseFindingDto[];
  /** Fields of a profile, times of an interview. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { aboutMe: 'I like to bake.' } })
  facts: Record<string, string>;
  lines: EvidenceLineDto[];
  /** All senders in `lines`. */
  speakers: NamedPersonDto[];
  reports: CaseReportDto[];
  /** The message to the person; after `none` a note that only admins read. */
  @ApiProperty({ type: String, nullable: true, example: null })
  words: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  suspendedUntil: string | null;
  @ApiProperty({ type: CaseAppealDto, nullable: true })
  appeal: CaseAppealDto | null;
  /** Decisions about the same person, newest first. */
  earlier: EarlierDecisionDto[];
}

/** Looks up people; undefined for a deleted account. */
export type Naming = (id: string) => NamedPersonDto;

export function toSummary(found: ListedCase, naming: Naming): ModerationCaseSummaryDto {
  return {
    id: found.id,
    subjectType: found.subjectType,
    about: naming(found.aboutId),
    rules: found.rules,
    reasons: found.reasons as ReportReason[],
    reportCount: found.reportCount,
    openedAt: found.openedAt.toISOString(),
    claimedBy: found.claimedBy ? naming(found.claimedBy) : null,
    claimedUntil: found.claimedAt ? claimEndOf(found.claimedAt).toISOString() : null,
    action: found.action,
    decidedAt: found.decidedAt?.toISOString() ?? null,
    decidedBy: found.decidedBy ? naming(found.decidedBy) : null,
    appealedAt: found.appealedAt?.toISOString() ?? null,
  };
}

/** Everyone named in a case. */
export const peopleOf = ({ found, reports }: CaseFile): string[] => [
  found.aboutId,
  ...[found.claimedBy, found.decidedBy].flatMap((id) => id ?? []),
  ...found.evidence.lines.map(({ personId }) => personId),
  ...reports.map(({ reporterId }) => reporterId),
];

export function toCase({ found, reports, appeal, earlier }: CaseFile, naming: Naming): ModerationCaseDto {
  const { evidence } = found;
  const reasons = [...new Set(reports.map(({ reason }) => reason))];
  const appealedAt = appeal?.createdAt ?? null;
  return {
    ...toSummary({ ...found, reasons, reportCount: reports.length, appealedAt, listedAt: found.openedAt }, naming),
    version: found.version,
    allowedActions: [...ALLOWED_ACTIONS[found.subjectType]],
    findings: found.rules.map((rule) => ({ rule, words: RULE_WORDS[rule](writtenIn(found.subjectType)) })),
    facts: evidence.facts,
    lines: evidence.lines.map(({ personId, text, at, reported = false, files = [] }) => ({
      ...{ personId, text, at, reported, files },
    })),
    speakers: [...new Set(evidence.lines.map(({ personId }) => personId))].map(naming),
    reports: reports.map(({ reporterId, reason, words, evidence: reported, createdAt }) => ({
      by: naming(reporterId),
      reason,
      words,
      facts: Object.fromEntries(Object.entries(reported.facts).filter(([name, text]) => evidence.facts[name] !== text)),
      createdAt: createdAt.toISOString(),
    })),
    words: found.words,
    suspendedUntil: found.suspendedUntil?.toISOString() ?? null,
    appeal: appeal && {
      words: appeal.words,
      createdAt: appeal.createdAt.toISOString(),
      outcome: appeal.outcome,
      answer: appeal.answer,
    },
    earlier: earlier.map(({ action, words, suspendedUntil, decidedAt, openedAt }) => ({
      action: action ?? 'none',
      words: words ?? '',
      suspendedUntil: suspendedUntil?.toISOString() ?? null,
      decidedAt: (decidedAt ?? openedAt).toISOString(),
    })),
  };
}

const writtenIn = (subject: CaseSubject) => (subject === 'profile' || subject === 'review' ? subject : 'message');
