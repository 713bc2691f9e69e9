import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsOptional, IsUUID, Matches } from 'class-validator';
import { PageQuery } from '../../../platform/http/index.js';
import type { AuditEntryOfActor } from './audit-entries.repository.js';
import type { AuditedState } from './audit-entry.entity.js';

/** Asks what was done: everything, or only what fits. */
export class AuditEntriesQuery extends PageQuery {
  /** Who did it. @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e' */
  @IsOptional()
  @IsUUID()
  actorId?: string;

  /** What was done. @example 'evidence.opened' */
  @IsOptional()
  @Matches(/^[a-z][\w.-]{1,60}$/)
  action?: string;

  /** @example 'verification-check' */
  @IsOptional()
  @Matches(/^[a-z][a-z_-]{1,40}$/)
  subjectType?: string;

  /** @example '7d444840-9dc0-41d1-b245-5ffdce74fad2' */
  @IsOptional()
  @Matches(/^[\w.:-]{1,100}$/)
  subjectId?: string;

  /** Not before this moment. */
  @IsOptional()
  @IsISO8601({ strict: true })
  @ApiPropertyOptional({ format: 'date-time', example: '2026-11-01T00:00:00.000Z' })
  from?: string;

  /** Before this moment. */
  @IsOptional()
  @IsISO8601({ strict: true })
  @ApiPropertyOptional({ format: 'date-time', example: '2026-12-01T00:00:00.000Z' })
  until?: string;
}

const STATE = { type: 'object', nullable: true, additionalProperties: true, example: { state: 'waiting' } } as const;

/** One action of an admin. */
export class AuditEntryDto {
  /** @example '0199a1de-4cf0-7a31-9b1e-52f0d2f5a9c3' */
  id: string;

  /** @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e' */
  actorId: string;

  /**
   * Null once the account is gone.
   * @example 'keeper'
   */
  actorName: string | null;

  /** @example 'evidence.opened' */
  action: string;

  /** @example 'verification-check' */
  subjectType: string;

  /** @example '7d444840-9dc0-41d1-b245-5ffdce74fad2' */
  subjectId: string;

  /**
   * The username, where the subject is a person with an account.
   * @example 'lena'
   */
  subjectName: string | null;

  /** @example 'Comparing the name with the passport' */
  reason: string | null;

  @ApiProperty(STATE)
  before: AuditedState;

  @ApiProperty(STATE)
  after: AuditedState;

  /** @example '2026-11-20T08:15:30.123Z' */
  recordedAt: string;
}

/** One page of what was done, newest first. */
export class AuditEntriesPage {
  items: AuditEntryDto[];

  /**
   * Asks for the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

/** Someone whose actions stand in the log. */
export class AuditActorDto {
  /** @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e' */
  id: string;

  /**
   * Null once the account is gone.
   * @example 'keeper'
   */
  name: string | null;
}

/** By what the log can be filtered: only what occurs in it. */
export class AuditChoices {
  actors: AuditActorDto[];

  /** @example ['evidence.opened', 'support.answered'] */
  actions: string[];

  /** @example ['verification-check', 'support_request'] */
  subjectTypes: string[];
}

export const toAuditEntryDto = (entry: AuditEntryOfActor): AuditEntryDto => ({
  id: entry.id,
  actorId: entry.actorId,
  actorName: entry.actorName,
  action: entry.action,
  subjectType: entry.subjectType,
  subjectId: entry.subjectId,
  subjectName: entry.subjectName,
  reason: entry.reason,
  before: entry.before,
  after: entry.after,
  recordedAt: entry.recordedAt.toISOString(),
});
