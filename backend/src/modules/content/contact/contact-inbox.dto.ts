import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, MaxLength, ValidateIf } from 'class-validator';
import { MayBeOmitted, PageQuery } from '../../../platform/http/index.js';
import { Text } from '../../../platform/validation/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import type { PersonCard } from '../../profiles/index.js';
import { messages } from '../texts.js';
import { CONTACT_ENTRY_KINDS, type ContactEntry, type ContactEntryKind } from './contact-entry.entity.js';
import { CONTACT_STATES, CONTACT_SUBJECTS, type ContactState, type ContactSubject } from './contact-message.entity.js';
import type { ContactMessageRow } from './contact-inbox.repository.js';

const words = messages.inbox;
/** The length of the excerpt in a list. */
const BEGINNING = 160;

/** Filters of contact messages. Omitted fields match everything. */
export class ContactInboxQuery extends PageQuery {
  /** @example 'open' */
  @IsOptional()
  @IsIn(CONTACT_STATES, { message: words.state })
  @ApiPropertyOptional({ enum: CONTACT_STATES, enumName: 'ContactState' })
  state?: ContactState;

  /** @example 'family' */
  @IsOptional()
  @IsIn(CONTACT_SUBJECTS, { message: messages.contact.subject })
  @ApiPropertyOptional({ enum: CONTACT_SUBJECTS, enumName: 'ContactSubject' })
  subject?: ContactSubject;

  /** @example 'australia' */
  @IsOptional()
  @IsIn(REGIONS, { message: messages.region })
  @ApiPropertyOptional({ enum: REGIONS })
  region?: Region;

  /**
   * Only those assigned to the caller.
   * @example 'me'
   */
  @IsOptional()
  @IsIn(['me'])
  @ApiPropertyOptional({ enum: ['me'] })
  assigned?: 'me';

  /**
   * In name, address and text; or the reference in the subject of our answers.
   * @example 'noemie@example.com'
   */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() || undefined : (value as unknown)))
  @IsString()
  @MaxLength(100, { message: words.search })
  search?: string;
}

/** A contact message in the inbox. */
export class ContactInboxItem {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /**
   * The reference in the subject of our answers.
   * @example '5B2E6F4C'
   */
  reference: string;

  /** @example 'Noémie Laurent' */
  name: string;

  /** @example 'noemie@example.com' */
  email: string;

  @ApiProperty({ enum: CONTACT_SUBJECTS, enumName: 'ContactSubject', example: 'aupair' })
  subject: ContactSubject;

  @ApiProperty({ enum: REGIONS, enumName: 'Region', example: 'australia' })
  region: Region;

  @ApiProperty({ enum: CONTACT_STATES, enumName: 'ContactState', example: 'open' })
  state: ContactState;

  /**
   * The beginning of the message.
   * @example 'Do I need to have my visa before I write to a family?'
   */
  beginning: string;

  /**
   * The number of answers.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  answers: number;

  /**
   * The assigned admin.
   * @example 'admin'
   */
  assignedTo: string | null;

  /** @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e' */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  assignedToId: string | null;

  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  /**
   * When it arrived, or was last answered.
   * @example '2026-11-21T01:12:00.000Z'
   */
  @ApiProperty({ format: 'date-time' })
  lastWrittenAt: string;
}

/** One page of contact messages, latest activity first. */
export class ContactInboxPage {
  items: ContactInboxItem[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

@ApiSchema({ name: 'ContactEntry' })
export class ContactEntryDto {
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** An answer was sent by email; a note is visible to admins only. */
  @ApiProperty({ enum: CONTACT_ENTRY_KINDS, enumName: 'ContactEntryKind', example: 'answer' })
  kind: ContactEntryKind;

  /**
   * The author; null once their profile is deleted.
   * @example 'admin'
   */
  author: string | null;

  /** @example 'You may write to families first. Most of them ask for the visa before they say yes.' */
  words: string;

  /** @example '2026-11-21T01:12:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** The member whose account has the sender's address. */
export class ContactMember {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example 'lena.brandl' */
  username: string;

  @ApiProperty({ enum: ['family', 'aupair', 'admin'], example: 'aupair' })
  userType: PersonCard['userType'];

  /**
   * Whether the member has verified the address. The sender of the message has not.
   * @example true
   */
  emailVerified: boolean;
}

/** A contact message with its entries, oldest first. */
export class ContactInboxDetail extends ContactInboxItem {
  /** @example 'Do I need to have my visa before I write to a family, or is it enough to have applied?' */
  message: string;

  entries: ContactEntryDto[];

  /** Null if no account has this address. */
  @ApiProperty({ type: () => ContactMember, nullable: true })
  member: ContactMember | null;
}

/** An entry of an admin. */
class ContactEntryInput {
  /**
   * Idempotency key of the entry, created by the client. A repeated request stores and sends nothing, and returns the
   * stored entry.
   * @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21'
   */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose', { message: words.entryId })
  entryId: string;
}

export class ContactAnswerInput extends ContactEntryInput {
  /** @example 'You may write to families first. Most of them ask for the visa before they say yes.' */
  @Text({ min: 2, max: 8000, paragraphs: true, words: words.answer })
  words: string;

  /**
   * The number of answers that the admin has read. If there are more, nothing is stored or sent.
   * @example 0
   */
  @MayBeOmitted()
  @IsInt()
  @ApiPropertyOptional({ type: 'integer' })
  answersRead?: number;
}

export class ContactNoteInput extends ContactEntryInput {
  /** @example 'Rang her; she will write again with the visa number.' */
  @Text({ min: 1, max: 4000, paragraphs: true, words: words.note })
  words: string;
}

/** States that an admin can set; an answer sets `answered`. */
const SETTABLE_STATES = ['open', 'closed', 'spam'] as const;
export type SettableState = (typeof SETTABLE_STATES)[number];

export class ContactStateInput {
  @IsIn(SETTABLE_STATES, { message: words.settableState })
  @ApiProperty({ enum: SETTABLE_STATES, example: 'closed' })
  state: SettableState;
}

export class ContactAssigneeInput {
  /**
   * The `assignedToId` that the admin has read. If it is another by now, nothing is changed.
   * @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e'
   */
  @MayBeOmitted()
  @ValidateIf((_, value) => value !== null)
  @IsUUID('loose', { message: words.assigneeRead })
  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  assigneeRead?: string | null;
}

/** The reference of a message: the beginning of its id. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase();

/** `names`: the admins' names by id. */
export function toInboxItem(row: ContactMessageRow, names: ReadonlyMap<string, string>): ContactInboxItem {
  return {
    id: row.id,
    reference: referenceOf(row.id),
    name: row.name,
    email: row.email,
    subject: row.subject,
    region: row.region,
    state: row.state,
    beginning: row.message.length > BEGINNING ? `${row.message.slice(0, BEGINNING).trimEnd()}…` : row.message,
    answers: row.answers,
    assignedTo: row.assignedTo && (names.get(row.assignedTo) ?? words.formerMember),
    assignedToId: row.assignedTo,
    createdAt: row.createdAt.toISOString(),
    lastWrittenAt: row.lastWrittenAt.toISOString(),
  };
}

export const toContactEntryDto = (
  { id, kind, authorId, words: written, createdAt }: ContactEntry,
  names: ReadonlyMap<string, string>,
): ContactEntryDto => ({
  id,
  kind,
  author: names.get(authorId) ?? null,
  words: written,
  createdAt: createdAt.toISOString(),
});
