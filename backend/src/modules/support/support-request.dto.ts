import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { MayBeOmitted, PageQuery } from '../../platform/http/index.js';
import { Text } from '../../platform/validation/index.js';
import type { PersonCard } from '../profiles/index.js';
import { messages } from './texts.js';
import type { SupportMessage } from './support-message.entity.js';
import { SUPPORT_NOTE_KINDS, type SupportNote, type SupportNoteKind } from './support-note.entity.js';
import {
  SUPPORT_STATES,
  SUPPORT_SUBJECTS,
  type SupportRequest,
  type SupportState,
  type SupportSubject,
} from './support-request.entity.js';

export class SupportRequestInput {
  /** @example 'visa_and_work' */
  @IsIn(SUPPORT_SUBJECTS, { message: messages.subject })
  @ApiProperty({ enum: SUPPORT_SUBJECTS, enumName: 'SupportSubject' })
  subject: SupportSubject;

  /** @example 'My six months with this family end in March. Whom do I ask before I go on with them?' */
  @Text({ min: 20, max: 4000, paragraphs: true, words: messages.words })
  words: string;
}

export class SupportMessageInput {
  /** @example 'Thank you. One more question: does the clock start anew with a second visa?' */
  @Text({ min: 1, max: 4000, paragraphs: true, words: messages.reply })
  words: string;
}

/** An admin's answer. */
export class SupportAnswerInput extends SupportMessageInput {
  /**
   * The last message that the admin has read. If the member has written since, the request still waits for us. If an
   * admin has, nothing is sent.
   * @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f'
   */
  @MayBeOmitted()
  @IsUUID()
  readUntil?: string;
}

/** A support request in a list. */
export class SupportRequestSummary {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example 'visa_and_work' */
  @ApiProperty({ enum: SUPPORT_SUBJECTS, enumName: 'SupportSubject' })
  subject: SupportSubject;

  /**
   * open: it waits for us. answered: we wrote last. closed: done, until they write again.
   * @example 'answered'
   */
  @ApiProperty({ enum: SUPPORT_STATES, enumName: 'SupportState' })
  state: SupportState;

  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  /** @example '2026-11-21T01:12:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  lastMessageAt: string;

  /**
   * The beginning of the person's first message.
   * @example 'My six months with this family end in March.'
   */
  beginning: string;
}

@ApiSchema({ name: 'SupportMessage' })
export class SupportMessageDto {
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /**
   * Ours, or the person's own.
   * @example true
   */
  fromSupport: boolean;

  /** @example 'Ask Home Affairs before month six. Here is the page, and what it says today.' */
  words: string;

  /** @example '2026-11-21T01:12:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** A support request with its messages, oldest first. */
export class SupportRequestDetail extends SupportRequestSummary {
  messages: SupportMessageDto[];
}

/** One page of support requests, latest activity first. */
export class SupportRequestPage {
  items: SupportRequestSummary[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

/** The member, for admins. */
export class SupportPerson {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'Lena' */
  displayName: string;
  /** @example 'aupair' */
  @ApiProperty({ enum: ['family', 'aupair', 'admin'] })
  userType: PersonCard['userType'];
}

/** The assigned admin. */
export class SupportAssignee {
  /** @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /**
   * Null once the account is deleted.
   * @example 'admin'
   */
  name: string | null;
}

@ApiSchema({ name: 'SupportNote' })
export class SupportNoteDto {
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** note: for admins. closed, reopened: the reason. */
  @ApiProperty({ enum: SUPPORT_NOTE_KINDS, enumName: 'SupportNoteKind', example: 'note' })
  kind: SupportNoteKind;

  /**
   * Null once the account is deleted.
   * @example 'admin'
   */
  author: string | null;

  /** @example 'Rang her; she will send the visa number.' */
  words: string;

  /** @example '2026-11-21T01:12:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class SupportQueueItem extends SupportRequestSummary {
  /**
   * Answered first, by the member's plan.
   * @example false
   */
  priority: boolean;

  /** Null once their profile is deleted. */
  @ApiProperty({ type: () => SupportPerson, nullable: true })
  person: SupportPerson | null;

  /** Null if no admin is assigned. */
  @ApiProperty({ type: () => SupportAssignee, nullable: true })
  assignedTo: SupportAssignee | null;
}

/** One page of all requests: those with priority first, then latest activity first. */
export class SupportQueuePage {
  items: SupportQueueItem[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

export class SupportQueueDetail extends SupportRequestDetail {
  /** Null once their profile is deleted. */
  @ApiProperty({ type: () => SupportPerson, nullable: true })
  person: SupportPerson | null;

  /** Null if no admin is assigned. */
  @ApiProperty({ type: () => SupportAssignee, nullable: true })
  assignedTo: SupportAssignee | null;

  /** For admins only, oldest first. */
  notes: SupportNoteDto[];
}

export class SupportNoteInput {
  /** @example 'Rang her; she will send the visa number.' */
  @Text({ min: 1, max: 4000, paragraphs: true, words: messages.note })
  words: string;
}

export class SupportStateInput {
  @IsIn(['open', 'closed'])
  @ApiProperty({ enum: ['open', 'closed'], example: 'closed' })
  state: 'open' | 'closed';

  /**
   * For admins only.
   * @example 'She has her visa and needs nothing more.'
   */
  @Text({ min: 3, max: 500, paragraphs: true, words: messages.reason })
  reason: string;

  /**
   * The last message that the admin has read. If the member has written since, the request is not closed.
   * @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f'
   */
  @MayBeOmitted()
  @IsUUID()
  readUntil?: string;
}

/** Filters of support requests. */
export class SupportQueueQuery extends PageQuery {
  /**
   * All if omitted.
   * @example 'open'
   */
  @IsOptional()
  @IsIn(SUPPORT_STATES, { message: messages.state })
  @ApiPropertyOptional({ enum: SUPPORT_STATES })
  state?: SupportState;

  /**
   * Only those assigned to the caller.
   * @example 'me'
   */
  @IsOptional()
  @IsIn(['me'])
  @ApiPropertyOptional({ enum: ['me'] })
  assigned?: 'me';

  /**
   * In the member's name and email address, and in the messages.
   * @example 'lena@example.com'
   */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() || undefined : (value as unknown)))
  @IsString()
  @MaxLength(100, { message: messages.search })
  search?: string;
}

export type SupportRequestRow = SupportRequest & { beginning: string };

export const toSummary = ({ createdAt, lastMessageAt, ...row }: SupportRequestRow): SupportRequestSummary => ({
  ...{ id: row.id, subject: row.subject, state: row.state, beginning: row.beginning },
  ...{ createdAt: createdAt.toISOString(), lastMessageAt: lastMessageAt.toISOString() },
});

export function toDetail(row: SupportRequest, written: SupportMessage[]): SupportRequestDetail {
  const beginning = (written[0]?.words ?? '').slice(0, BEGINNING);
  return { ...toSummary({ ...row, beginning }), messages: written.map(toMessage) };
}

/** The length of the excerpt in a list. */
export const BEGINNING = 140;

const toMessage = ({ id, fromSupport, words, createdAt }: SupportMessage): SupportMessageDto => ({
  id,
  fromSupport,
  words,
  createdAt: createdAt.toISOString(),
});

export const toSupportPerson = (card: PersonCard | undefined): SupportPerson | null =>
  card ? { id: card.id, displayName: card.displayName, userType: card.userType } : null;

/** `names`: those of admins, by id. */
export const toAssignee = (id: string | null, names: ReadonlyMap<string, string>): SupportAssignee | null =>
  id === null ? null : { id, name: names.get(id) ?? null };

export const toNote = (
  { id, kind, authorId, words, createdAt }: SupportNote,
  names: ReadonlyMap<string, string>,
): SupportNoteDto => ({ id, kind, author: names.get(authorId) ?? null, words, createdAt: createdAt.toISOString() });
