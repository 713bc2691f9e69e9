import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsOptional, IsUUID, Matches } from 'class-validator';
import { Moment, PageQuery } from '../../../platform/http/index.js';
import type { AuditEntryOfActor } from './audit-entries.repository.js';
import type { AuditedState } from './audit-entry.entity.js';

/** Lists all entries, or those that match. */
export class AuditEntriesQuery extends PageQuery {
  /**
   * The admin's id.
   * @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e'
   */
  @IsOptional()
  @IsUUID()
  actorId?: string;

  /**
   * The action.
   * @example 'evidence.opened'
   */
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

  /** Start, inclusive. */
  @IsOptional()
  @Moment()
  @ApiPropertyOptional({ format: 'date-time', example: '2026-11-01T00:00:00.000Z' })
  from?: string;

  /** End, exclusive. */
  @IsOptional()
  @Moment()
  @ApiPropertyOptional({ format: 'date-time', example: '2026-12-01T00:00:00.000Z' })
  until?: string;
}

const STATE = { type: 'object', nullable: true, additionalProperties: true, example: { state: 'waiting' } } as const;

/** One action of an admin. */
@ApiSchema({ name: 'AuditEntry' })
export class AuditEntryDto {
  /** @example '0199a1de-4cf0-7a31-9b1e-52f0d2f5a9c3' */
  id: string;

  /** @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e' */
  actorId: string;

  /**
   * Null once the account is deleted.
   * @example 'admin'
   */
  actorName: string | null;

  /** @example 'evidence.opened' */
  action: string;

  /** @example 'verification-check' */
  subjectType: string;

  /** @example '7d444840-9dc0-41d1-b245-5ffdce74fad2' */
  subjectId: string;

  /**
   * The username, if the subject is a person with an account.
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

/** One page of entries, newest first. */
export class AuditEntriesPage {
  items: AuditEntryDto[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

/** An admin with entries in the log. */
@ApiSchema({ name: 'AuditActor' })
export class AuditActorDto {
  /** @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e' */
  id: string;

  /**
   * Null once the account is deleted.
   * @example 'admin'
   */
  name: string | null;
}

/** Filter values that occur in the log. */
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
