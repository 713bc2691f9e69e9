import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../platform/http/index.js';
import { CONSENT_SOURCES, type ConsentRecord, type ConsentSource } from '../../notifications/index.js';
import { messages } from '../texts.js';
import { LIST_KEYS, STANDINGS, type AudienceStanding, type ListKey } from './audience-rules.js';
import type { AudiencePersonRow } from './audience.repository.js';
import type { MarketingSyncRun } from './marketing-sync-run.entity.js';

/** How many people stand somewhere with news by email. */
export class AudienceCount {
  @ApiProperty({ enum: STANDINGS, enumName: 'AudienceStanding', example: 'in' })
  standing: AudienceStanding;

  /** @example 42 */
  @ApiProperty({ type: 'integer' })
  people: number;
}

/** One of the lists by which one chooses whom a campaign goes to. */
export class AudienceList {
  @ApiProperty({ enum: LIST_KEYS, enumName: 'MarketingListKey', example: 'families-australia' })
  key: ListKey;

  /** What it is called at Brevo. @example 'Wattle & Fern: families in Australia' */
  name: string;

  /** Who belongs to it by now. @example 18 */
  @ApiProperty({ type: 'integer' })
  people: number;

  /** How many of the list Brevo knows. @example 17 */
  @ApiProperty({ type: 'integer' })
  atBrevo: number;

  /** Its number at Brevo; null before it was made there. @example 7 */
  @ApiProperty({ type: 'integer', nullable: true })
  brevoId: number | null;
}

/** One run of bringing Brevo up to date. */
export class SyncRunDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example '2026-11-20T08:15:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  startedAt: string;

  /** Null while it works. @example '2026-11-20T08:15:04.000Z' */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  finishedAt: string | null;

  /** People who were put on a list, or of whom something changed. @example 12 */
  @ApiProperty({ type: 'integer' })
  put: number;

  /** People whom Brevo was made to forget. @example 1 */
  @ApiProperty({ type: 'integer' })
  forgotten: number;

  /** Why it stopped early; the next one goes on there. @example 'Brevo does not answer.' */
  problem: string | null;
}

/** Who is in and who is not, the lists, and how far Brevo is behind. */
export class AudienceDto {
  /** All standings, also those of no one. */
  standings: AudienceCount[];

  /** People who are gone and whom Brevo has not forgotten yet. @example 0 */
  @ApiProperty({ type: 'integer' })
  erased: number;

  lists: AudienceList[];

  /** People of whom Brevo has to be told something. @example 3 */
  @ApiProperty({ type: 'integer' })
  toPut: number;

  /** People whom Brevo has to forget. @example 0 */
  @ApiProperty({ type: 'integer' })
  toForget: number;

  /** The last ten runs, newest first. */
  runs: SyncRunDto[];
}

/** Whom of the audience an admin wants to see. */
export class AudienceQuery extends PageQuery {
  /** @example 'in' */
  @IsOptional()
  @IsIn(STANDINGS, { message: messages.standing })
  @ApiPropertyOptional({ enum: STANDINGS, enumName: 'AudienceStanding' })
  standing?: AudienceStanding;

  /** In username and address. @example 'lena' */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() || undefined : (value as unknown)))
  @IsString()
  @MaxLength(100, { message: messages.search })
  search?: string;
}

/** Someone who could get news by email. */
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

  @ApiProperty({ enum: STANDINGS, enumName: 'AudienceStanding', example: 'in' })
  standing: AudienceStanding;

  /** By what the newest yes or no came about; null for whoever was never asked. */
  @ApiProperty({ type: 'string', enum: CONSENT_SOURCES, nullable: true, example: 'sign-up' })
  source: ConsentSource | null;

  /** @example '2026-11-20T08:15:30.123Z' */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  recordedAt: string | null;

  /** When Brevo was last told of them; null when it does not know them. @example '2026-11-20T08:20:04.000Z' */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  toldAt: string | null;
}

/** One page of the audience, by name. */
export class AudiencePage {
  items: AudiencePerson[];

  /**
   * Asks for the next page; null at the end.
   * @example 'WyJsZW5hLmJyYW5kbCJd'
   */
  nextCursor: string | null;
}

/** One yes or no of a person. */
export class ConsentRecordDto {
  /** @example true */
  agreed: boolean;

  @ApiProperty({ enum: CONSENT_SOURCES, example: 'sign-up' })
  source: ConsentSource;

  /**
   * What stood beside the box or the switch; null where no words of ours were shown.
   * @example 'Send me news, guides and offers by email, about twice a month. I can stop it at any time with one click.'
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
  standing: row.standing,
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
