import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { PageQuery } from '../../../platform/http/index.js';
import type { AuditEntryOfActor } from './audit-entries.repository.js';
import type { AuditedState } from './audit-entry.entity.js';

/** Asks what was done to one subject. */
export class AuditEntriesQuery extends PageQuery {
  /** @example 'verification-check' */
  @Matches(/^[a-z][a-z-]{1,40}$/)
  subjectType: string;

  /** @example '7d444840-9dc0-41d1-b245-5ffdce74fad2' */
  @Matches(/^[\w.:-]{1,100}$/)
  subjectId: string;
}

const STATE = { type: 'object', nullable: true, additionalProperties: true, example: { state: 'waiting' } } as const;

/** One deed of an administrator. */
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

export const toAuditEntryDto = (entry: AuditEntryOfActor): AuditEntryDto => ({
  id: entry.id,
  actorId: entry.actorId,
  actorName: entry.actorName,
  action: entry.action,
  reason: entry.reason,
  before: entry.before,
  after: entry.after,
  recordedAt: entry.recordedAt.toISOString(),
});
