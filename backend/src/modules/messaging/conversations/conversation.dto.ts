import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { PageQuery } from '../../../platform/http/index.js';
import { OtherPersonDto, ReplyHabit, toOtherPerson, type PersonCard } from '../../profiles/index.js';
import { MessageDraftDto, toMessageDraft } from '../drafts/message-draft.dto.js';
import { MessageDto } from '../sending/message.dto.js';

export class StartConversationInput {
  /**
   * Whom to write to.
   * @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21'
   */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose')
  userId: string;
}

export class ConversationsQuery extends PageQuery {
  /** The archived conversations instead of the others. @example 'true' */
  @ApiProperty({ enum: ['true', 'false'], required: false })
  @IsOptional()
  @IsIn(['true', 'false'])
  archived?: 'true' | 'false';
}

/** The other member of a conversation. */
@ApiSchema({ name: 'Partner' })
export class PartnerDto extends OtherPersonDto {
  /** @example false */
  online: boolean;
  /** To five minutes; `null` when they were never here. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T08:25:00.000Z' })
  lastSeenAt: string | null;
  /** As on their card: null until five people have written to them first. */
  @ApiProperty({ type: () => ReplyHabit, nullable: true })
  replies: ReplyHabit | null;
}

@ApiSchema({ name: 'LastMessage' })
export class LastMessageDto extends PickType(MessageDto, [
  'content',
  'senderId',
  'createdAt',
  'seq',
  'photoCount',
  'documentCount',
  'voiceSeconds',
  'declines',
] as const) {}

@ApiSchema({ name: 'Conversation' })
export class ConversationDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  with: PartnerDto;
  @ApiProperty({ type: LastMessageDto, nullable: true })
  lastMessage: LastMessageDto | null;
  /**
   * When someone last wrote; until then, when the conversation was begun.
   * @example '2026-11-20T08:30:00.000Z'
   */
  @ApiProperty({ format: 'date-time' })
  lastMessageAt: string;
  /**
   * The number of the newest message or reaction; 0 while there is none.
   * @example 13
   */
  @ApiProperty({ type: 'integer' })
  lastSeq: number;
  /**
   * How far the caller has read.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  lastReadSeq: number;
  /**
   * How far the other person has read.
   * @example 13
   */
  @ApiProperty({ type: 'integer' })
  theirLastReadSeq: number;
  /**
   * Both have written. Otherwise the one who has not can still answer, or decline.
   * @example true
   */
  answered: boolean;
  /**
   * Messages of this conversation that the caller has not read.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  unreadCount: number;
  /**
   * The caller archived it, and nothing was said since.
   * @example false
   */
  archived: boolean;
  /** Until when the caller muted it; for always, the last day of the year 9999. May have passed. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  mutedUntil: string | null;
  /** What the caller has begun to write; null if they never did. Not shown to anyone else. */
  @ApiProperty({ type: MessageDraftDto, nullable: true })
  draft: MessageDraftDto | null;
}

@ApiSchema({ name: 'ConversationPage' })
export class ConversationPageDto {
  /** The latest first. */
  items: ConversationDto[];
  /** Ask for the next page with it; `null` at the end. */
  @ApiProperty({ type: String, nullable: true, example: null })
  nextCursor: string | null;
}

/** Which conversation something is about. */
export class ConversationIdDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
}

/** The newest number of a conversation and how far it was read, so that a client notices missed events. */
@ApiSchema({ name: 'ConversationHead' })
export class ConversationHeadDto extends ConversationIdDto {
  /** @example 13 */
  @ApiProperty({ type: 'integer' })
  lastSeq: number;
  /**
   * How far the caller has read.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  lastReadSeq: number;
  /**
   * How far the other person has read.
   * @example 13
   */
  @ApiProperty({ type: 'integer' })
  theirLastReadSeq: number;
  /**
   * The caller archived it, and nothing was said since.
   * @example false
   */
  archived: boolean;
}

@ApiSchema({ name: 'ConversationHeads' })
export class ConversationHeadsDto {
  /** The 200 conversations in which something was said last. */
  items: ConversationHeadDto[];
}

/** A conversation as one member sees it, without the other member's facts from other modules. */
export interface ConversationRow {
  id: string;
  otherId: string;
  lastMessageAt: Date;
  /** `lastMessageAt` in microseconds since 1970, for the cursor. */
  position: number;
  lastSeq: number;
  lastReadSeq: number;
  theirLastReadSeq: number;
  unreadCount: number;
  answered: boolean;
  archived: boolean;
  mutedUntil: Date | null;
  lastSeenAt: Date | null;
  /** Of the caller's draft; all null when they never had one. */
  draftText: string | null;
  draftVersion: number | null;
  draftTypedAt: Date | null;
  /** Of the last message; all null when there is none. */
  content: string | null;
  senderId: string | null;
  sentAt: Date | null;
  messageSeq: number | null;
  photoCount: number | null;
  documentCount: number | null;
  voiceSeconds: number | null;
  declines: boolean | null;
}

export function toPartner(
  { otherId, lastSeenAt }: ConversationRow,
  card: PersonCard | undefined,
  online: boolean,
): PartnerDto {
  return {
    ...toOtherPerson(otherId, card),
    online,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    replies: card?.replies ?? null,
  };
}

export function toConversation(row: ConversationRow, partner: PartnerDto): ConversationDto {
  const { content, senderId, sentAt, messageSeq } = row;
  const { draftText: text, draftVersion: version, draftTypedAt: typedAt } = row;
  const { photoCount, documentCount, voiceSeconds } = row;
  const declines = row.declines ? { declines: true } : {};
  const counts = { photoCount: photoCount ?? 0, documentCount: documentCount ?? 0, voiceSeconds: voiceSeconds ?? 0 };
  const said = content !== null && senderId !== null && sentAt !== null && messageSeq !== null;
  return {
    id: row.id,
    with: partner,
    lastMessage: said
      ? { content, senderId, createdAt: sentAt.toISOString(), seq: messageSeq, ...counts, ...declines }
      : null,
    lastMessageAt: row.lastMessageAt.toISOString(),
    lastSeq: row.lastSeq,
    answered: row.answered,
    lastReadSeq: row.lastReadSeq,
    theirLastReadSeq: row.theirLastReadSeq,
    unreadCount: row.unreadCount,
    archived: row.archived,
    mutedUntil: row.mutedUntil?.toISOString() ?? null,
    draft: text !== null && version !== null && typedAt ? toMessageDraft({ text, version, typedAt }) : null,
  };
}
