import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsArray, IsIn, IsISO8601, IsOptional, IsUUID, Matches } from 'class-validator';
import { dayAt } from '../../platform/daily-metrics/index.js';
import { Nested } from '../../platform/http/index.js';
import { PersonName } from '../../platform/names/index.js';
import { OptionalText, Text } from '../../platform/validation/index.js';
import { Verified } from '../profiles/index.js';
import { holds, lastDayOf, SHOWN_STATES, shownState, type Badge, type ShownState } from './check-state.js';
import { CHECK_KINDS, type CHECK_RULES, type CheckKind, type VerifiedRole } from './checks.js';
import { sentDetails } from './collected-evidence.js';
import { messages } from './texts.js';
import { ReferenceDto, toReferenceDto } from './reference.dto.js';
import type { VerificationCheck } from './verification-check.entity.js';
import type { VerificationFile } from './verification-file.entity.js';
import type { VerificationReference } from './verification-reference.entity.js';

/** Australian states and territories; each has its own check. */
export const WWCC_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type WwccState = (typeof WWCC_STATES)[number];

const { invalid } = messages;
const DAY = /^\d{4}-\d\d-\d\d$/;
const WWCC_STATUSES = ['held', 'applied'] as const;
type WwccStatus = (typeof WWCC_STATUSES)[number];

/** An uploaded file, without its content. */
export class EvidenceFile {
  /** @example '7d444840-9dc0-41d1-b245-5ffdce74fad2' */
  id: string;

  /** @example 'passport.jpg' */
  fileName: string;

  /** @example 'image/jpeg' */
  contentType: string;

  /**
   * Bytes.
   * @example 182044
   */
  byteSize: number;

  /** @example '2026-11-20T08:15:30.123Z' */
  uploadedAt: string;

  /**
   * The adult it is about; null for the person.
   * @example 'a2f1c1de-8f38-4b1c-9c54-3f9d6f0c7f11'
   */
  adultId: string | null;

  /**
   * When it is deleted; null before a decision.
   * @example '2026-12-20T08:15:30.123Z'
   */
  deleteAfter: string | null;
}

/** An adult in the home. */
@ApiSchema({ name: 'AdultAtHome' })
export class AdultDto {
  /** @example 'a2f1c1de-8f38-4b1c-9c54-3f9d6f0c7f11' */
  id: string;

  /** @example 'Tom Hartley' */
  name: string;

  /**
   * The day of the decision that covered them.
   * @example '2026-11-20'
   */
  checkedOn: string | null;
}

@ApiSchema({ name: 'WorkingWithChildrenCheck' })
export class WorkingWithChildrenDto {
  @ApiProperty({ enum: WWCC_STATUSES, enumName: 'WorkingWithChildrenStatus', example: WWCC_STATUSES[0] })
  status: WwccStatus;

  @ApiProperty({ enum: WWCC_STATES, enumName: 'AustralianState', example: WWCC_STATES[0] })
  state: WwccState;

  /** @example 'WWC1234567E' */
  number: string | null;

  /** @example '2028-05-31' */
  expiresOn: string | null;

  /** @example '2026-11-03' */
  appliedOn: string | null;
}

/** A check for its owner. */
@ApiSchema({ name: 'VerificationCheck' })
export class CheckDto {
  @ApiProperty({ enum: CHECK_KINDS, enumName: 'CheckKind', example: CHECK_KINDS[0] })
  kind: CheckKind;

  /** @example 'Police certificate' */
  title: string;

  /** @example 'We read a certificate of the home country’s police in this person’s name.' */
  says: string;

  /** @example 'It covers one country up to the day it was issued.' */
  doesNotSay: string;

  /**
   * Whether the badge requires it.
   * @example true
   */
  required: boolean;

  @ApiProperty({ enum: SHOWN_STATES, enumName: 'CheckState', example: SHOWN_STATES[0] })
  state: ShownState;

  /** @example '2026-11-20T08:15:30.123Z' */
  waitingSince: string | null;

  /** @example '2026-11-20T08:15:30.123Z' */
  decidedAt: string | null;

  /**
   * The reviewer's message.
   * @example 'The lower half is cut off.'
   */
  reason: string | null;

  /**
   * The day of the valid approval, even while a renewal waits.
   * @example '2026-11-20'
   */
  approvedOn: string | null;

  /**
   * Its last day; null if it does not expire.
   * @example '2027-10-14'
   */
  validUntil: string | null;

  @ApiProperty({ type: () => [EvidenceFile] })
  files: EvidenceFile[];

  /**
   * When evidence was last deleted.
   * @example '2026-12-20T08:15:30.123Z'
   */
  evidenceErasedAt: string | null;

  @ApiProperty({ type: () => WorkingWithChildrenDto, nullable: true })
  workingWithChildren: WorkingWithChildrenDto | null;

  @ApiProperty({ type: () => [AdultDto] })
  adults: AdultDto[];

  @ApiProperty({ type: () => [ReferenceDto] })
  references: ReferenceDto[];
}

/** A person's own verification. */
export class OwnVerification {
  /** @example 'aupair' */
  @ApiProperty({ enum: ['aupair', 'family'], enumName: 'VerifiedRole' })
  role: VerifiedRole;

  /** Null without the badge. */
  @ApiProperty({ type: () => Verified, nullable: true })
  verified: Verified | null;

  /** Checks for the badge that are not valid. */
  @ApiProperty({ enum: CHECK_KINDS, enumName: 'CheckKind', isArray: true, example: ['references'] })
  missing: CheckKind[];

  checks: CheckDto[];
}

/** The form of an upload. */
export class EvidenceForm {
  /** PDF, JPEG or PNG, at most 15 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: string;

  /** For adults in the home: the adult. */
  @ApiProperty({ required: false, format: 'uuid' })
  adultId?: string;
}

/** A working with children check. */
export class WorkingWithChildrenInput {
  @IsIn(WWCC_STATUSES)
  @ApiProperty({ enum: WWCC_STATUSES, enumName: 'WorkingWithChildrenStatus', example: WWCC_STATUSES[0] })
  status: WwccStatus;

  @IsIn(WWCC_STATES)
  @ApiProperty({ enum: WWCC_STATES, enumName: 'AustralianState', example: WWCC_STATES[0] })
  state: WwccState;

  /**
   * Required for a valid check.
   * @example 'WWC1234567E'
   */
  @OptionalText({ max: 40, words: invalid.wwccNumber })
  number?: string | null;

  /**
   * Required for a valid check.
   * @example '2028-05-31'
   */
  @IsOptional()
  @Matches(DAY, { message: invalid.wwccDay })
  @IsISO8601({ strict: true }, { message: invalid.wwccDay })
  @ApiPropertyOptional({ type: String, format: 'date', nullable: true })
  expiresOn?: string | null;

  /**
   * Required for one that was applied for.
   * @example '2026-11-03'
   */
  @IsOptional()
  @Matches(DAY, { message: invalid.wwccDay })
  @IsISO8601({ strict: true }, { message: invalid.wwccDay })
  @ApiPropertyOptional({ type: String, format: 'date', nullable: true })
  appliedOn?: string | null;
}

export class AdultInput {
  /**
   * The id of an existing adult.
   * @example 'a2f1c1de-8f38-4b1c-9c54-3f9d6f0c7f11'
   */
  @IsOptional()
  @IsUUID()
  id?: string | null;

  /** @example 'Tom Hartley' */
  @Text({ min: 2, max: 100, words: invalid.adultName })
  @PersonName()
  name: string;
}

/** All adults in the home. */
export class AdultsInput {
  @IsArray()
  @Nested(() => AdultInput, { each: true })
  adults: AdultInput[];
}

export const toBadgeDto = (badge: Badge | null): Verified | null =>
  badge && { since: dayAt(badge.since), until: badge.until && lastDayOf(badge.until) };

const toEvidenceFile = (file: VerificationFile): EvidenceFile => ({
  id: file.id,
  fileName: file.fileName,
  contentType: file.contentType,
  byteSize: file.byteSize,
  uploadedAt: file.uploadedAt.toISOString(),
  adultId: file.adultId,
  deleteAfter: file.deleteAfter?.toISOString() ?? null,
});

export function toCheckDto(
  rule: (typeof CHECK_RULES)[number],
  check: VerificationCheck | null,
  files: readonly VerificationFile[],
  references: readonly VerificationReference[],
  now: Date,
): CheckDto {
  const shown = shownState(check, now);
  const isAsked = shown === 'not_sent' && references.some((one) => one.state === 'asked' && one.expiresAt > now);
  const state = isAsked ? 'asked' : shown;
  const approvedAt = check && holds(check, now) ? check.approvedAt : null;
  return {
    kind: rule.kind,
    ...rule.words,
    required: rule.required,
    state,
    waitingSince: check?.waitingSince?.toISOString() ?? null,
    decidedAt: check?.decidedAt?.toISOString() ?? null,
    reason: check?.reason ?? null,
    approvedOn: approvedAt && dayAt(approvedAt),
    validUntil: check?.validUntil ?? null,
    files: files.map(toEvidenceFile),
    evidenceErasedAt: check?.evidenceErasedAt?.toISOString() ?? null,
    workingWithChildren: (sentDetails(check?.details) as WorkingWithChildrenDto | undefined) ?? null,
    adults: check?.details?.adults ?? [],
    references: references.map(toReferenceDto),
  };
}
