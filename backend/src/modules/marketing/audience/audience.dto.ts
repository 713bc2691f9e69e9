import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../platform/http/index.js';
import { CONSENT_SOURCES, type ConsentRecord, type ConsentSource } from '../../notifications/index.js';
import { messages } from '../texts.js';
import { LIST_KEYS, MARKETING_STATUSES, type MarketingStatus, type ListKey } from './audience-rules.js';
import type { AudiencePersonRow } from './audience.repository.js';
import type { MarketingSyncRun } from './marketing-sync-run.entity.js';

/** The number of people with a status. */
export class AudienceCount {
  @ApiProperty({ enum: MARKETING_STATUSES, enumName: 'MarketingStatus', example: 'in' })
  status: MarketingStatus;

  /** @example 42 */
  @ApiProperty({ type: 'integer' })
  people: number;
}

/** A list for campaigns. */
export class AudienceList {
  @ApiProperty({ enum: LIST_KEYS, enumName: 'MarketingListKey', example: 'families-australia' })
  key: ListKey;

  /**
   * Its name at Brevo.
   * @example 'Wattle & Fern: families in Australia'
   */
  name: string;

  /**
   * The number of people who belong to it.
   * @example 18
   */
  @ApiProperty({ type: 'integer' })
  people: number;

  /**
   * The number that Brevo knows.
   * @example 17
   */
  @ApiProperty({ type: 'integer' })
  atBrevo: number;

  /**
   * Its id at Brevo; null until it exists there.
   * @example 7
   */
  @ApiProperty({ type: 'integer', nullable: true })
  brevoId: number | null;
}

/** One synchronisation with Brevo. */
@ApiSchema({ name: 'SyncRun' })
export class SyncRunDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example '2026-11-20T08:15:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  startedAt: string;

  /**
   * Null while it runs.
   * @example '2026-11-20T08:15:04.000Z'
   */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  finishedAt: string | null;

  /**
   * People who were added or updated.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  put: number;

  /**
   * People who were deleted at Brevo.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  forgotten: number;

  /**
   * Why it stopped early; the next run continues there.
   * @example 'Brevo does not answer.'
   */
  problem: string | null;
}

/** The audience, its lists, and pending changes for Brevo. */
@ApiSchema({ name: 'MarketingAudience' })
export class AudienceDto {
  /** All statuses, including empty ones. */
  statuses: AudienceCount[];

  /**
   * Deleted people who are still at Brevo.
   * @example 0
   */
  @ApiProperty({ type: 'integer' })
  erased: number;

  lists: AudienceList[];

  /**
   * People with pending updates.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  toPut: number;

  /**
   * People to delete at Brevo.
   * @example 0
   */
  @ApiProperty({ type: 'integer' })
  toForget: number;

  /** The last ten runs, newest first. */
  runs: SyncRunDto[];
}

/** Filters of the audience. */
export class AudienceQuery extends PageQuery {
  /** @example 'in' */
  @IsOptional()
  @IsIn(MARKETING_STATUSES, { message: messages.status })
  @ApiPropertyOptional({ enum: MARKETING_STATUSES, enumName: 'MarketingStatus' })
  status?: MarketingStatus;

  /**
   * In username and address.
   * @example 'lena'
   */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() || undefined : (value as unknown)))
  @IsString()
  @MaxLength(100, { message: messages.search })
  search?: string;
}

/** A person who could receive marketing emails. */
export class AudiencePerson {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example 'lena.brandl' */
  username: string;

  /** @example 'lena@example.com' */
  email: string;

  @ApiProperty({ enum: LIST_KEYS, enumName: 'MarketingListKey', example: 'aupairs-australia' })
  list: ListKey;

  @ApiProperty({ enum: MARKETING_STATUSES, enumName: 'MarketingStatus', example: 'in' })
  status: MarketingStatus;

  /** The source of the newest consent decision; null if never asked. */
  @ApiProperty({ type: 'string', enum: CONSENT_SOURCES, nullable: true, example: 'sign-up' })
  source: ConsentSource | null;

  /** @example '2026-11-20T08:15:30.123Z' */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  recordedAt: string | null;

  /**
   * When Brevo was last updated; null if it does not know them.
   * @example '2026-11-20T08:20:04.000Z'
   */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  toldAt: string | null;
}

/** One page of the audience, by name. */
export class AudiencePage {
  items: AudiencePerson[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WyJsZW5hLmJyYW5kbCJd'
   */
  nextCursor: string | null;
}

/** A consent decision. */
@ApiSchema({ name: 'ConsentRecord' })
export class ConsentRecordDto {
  /** @example true */
  agreed: boolean;

  @ApiProperty({ enum: CONSENT_SOURCES, example: 'sign-up' })
  source: ConsentSource;

  /**
   * The text next to the checkbox or switch; null if none was shown.
   * @example 'Send me news, guides and offers by email, about twice a month. I can stop it at any time with one
   * click.'
   */
  wording: string | null;

  /** @example '2026-11-20T08:15:30.123Z' */
  @ApiProperty({ format: 'date-time' })
  recordedAt: string;
}

export class ConsentHistory {
  items: ConsentRecordDto[];
}

export const toAudiencePerson = (row: AudiencePersonRow): AudiencePerson => ({
  id: row.id,
  username: row.username,
  email: row.email,
  list: row.list,
  status: row.status,
  source: row.source as ConsentSource | null,
  recordedAt: row.recordedAt?.toISOString() ?? null,
  toldAt: row.toldAt?.toISOString() ?? null,
});

export const toConsentRecordDto = ({ agreed, source, wording, recordedAt }: ConsentRecord): ConsentRecordDto => ({
  agreed,
  source,
  wording,
  recordedAt: recordedAt.toISOString(),
});

export const toSyncRunDto = (run: MarketingSyncRun): SyncRunDto => ({
  id: run.id,
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
  put: run.put,
  forgotten: run.forgotten,
  problem: run.problem,
});
