import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { AttachmentDto, MOST_ATTACHMENTS } from '../attachments/attachment.dto.js';
import { messages } from '../texts.js';
import { parseReactions, type Reactions } from '../reactions/reaction-names.js';

/** Files alone are a message. */
const hasToSaySomething = ({ content, attachmentIds }: SendMessageInput) =>
  content !== '' || !Array.isArray(attachmentIds) || attachmentIds.length === 0;

export class SendMessageInput {
  /**
   * Made by the client, once for each message and never again: sending the same id a second time answers with what
   * was stored the first time.
   * @example '7d0f7c9e-3f0a-4b6e-9a53-2b7f1f0c9d11'
   */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose', { message: messages.clientMessageId })
  clientMessageId: string;

  /**
   * May be empty only in a message with attachments.
   * @example 'Kia ora Lena! Would you like to meet on video this week?'
   */
  @ApiProperty({ maxLength: 4000 })
  @ValidateIf(hasToSaySomething)
  @MaxLength(4000, { message: messages.content.long })
  @Matches(/\S/, { message: messages.content.blank })
  @IsString()
  content: string;

  /**
   * The earlier message of this conversation that it answers.
   * @example 'c3a8b5c2-7a4e-4a57-8f43-9d4f0b1f2a10'
   */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, required: false })
  @IsOptional()
  @IsUUID('loose', { message: messages.replyTo })
  replyToId?: string | null;

  /**
   * Files that the sender uploaded for this conversation, in the order in which they are shown.
   * @example ['3d5c1b1e-5a0c-4f6b-9d55-2f0a7c1e9b42']
   */
  @ApiProperty({ type: [String], format: 'uuid', required: false, maxItems: MOST_ATTACHMENTS })
  @MayBeOmitted()
  @IsUUID('loose', { each: true, message: messages.attachments.ids })
  @ArrayUnique((id: unknown) => String(id).toLowerCase(), { message: messages.attachments.twice })
  @ArrayMaxSize(MOST_ATTACHMENTS, { message: messages.attachments.many(MOST_ATTACHMENTS) })
  @IsArray({ message: messages.attachments.ids })
  attachmentIds?: string[];

  /**
   * The sender declines with it. Possible once the other person has written. Either can write again, which ends it.
   * @example true
   */
  @ApiProperty({ type: Boolean, required: false, default: false })
  @MayBeOmitted()
  @IsBoolean()
  declines?: boolean;
}

/** What is shown above an answer of the message that it answers, as it is now. */
@ApiSchema({ name: 'QuotedMessage' })
export class QuotedMessageDto {
  /** @example 'c3a8b5c2-7a4e-4a57-8f43-9d4f0b1f2a10' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /**
   * Its place in the conversation, to go there.
   * @example 11
   */
  @ApiProperty({ type: 'integer' })
  seq: number;
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  senderId: string;
  /**
   * Its first 200 characters; empty for files without words.
   * @example 'Two boys, 4 and 7. Would that be too much?'
   */
  content: string;
  /**
   * Moderators removed it; `content` says so.
   * @example false
   */
  removed: boolean;
  /**
   * Its sender deleted it; `content` says so.
   * @example false
   */
  deleted: boolean;
  /** @example 1 */
  @ApiProperty({ type: 'integer' })
  photoCount: number;
  /** @example 0 */
  @ApiProperty({ type: 'integer' })
  documentCount: number;
  /** @example 0 */
  @ApiProperty({ type: 'integer' })
  voiceSeconds: number;
}

/** The co-parent who wrote a message for the family. */
@ApiSchema({ name: 'MessageWriter' })
export class MessageWriterDto {
  /**
   * Null once the co-parent has left the household.
   * @example 'Sam'
   */
  @ApiProperty({ type: String, nullable: true })
  name: string | null;
}

/** One message, as its sender and its receiver see it. */
@ApiSchema({ name: 'Message' })
export class MessageDto {
  /** @example 'c3a8b5c2-7a4e-4a57-8f43-9d4f0b1f2a10' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
  /** @example '0b6c8a52-5d5e-4f0e-9a55-0f1c2d3e4f50' */
  @ApiProperty({ format: 'uuid' })
  senderId: string;
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  receiverId: string;
  /** @example 'Kia ora Lena! Would you like to meet on video this week?' */
  content: string;
  /**
   * Moderators removed it; `content` says so.
   * @example false
   */
  removed: boolean;
  /**
   * Its sender deleted it; `content` says so.
   * @example false
   */
  deleted: boolean;
  /** When its sender last edited it; null for nearly all. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  editedAt: string | null;
  /**
   * The receiver has read it.
   * @example false
   */
  isRead: boolean;
  /** Ids of those who reacted, by reaction. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string', format: 'uuid' } },
    example: { heart: ['9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21'] },
  })
  reactions: Reactions;
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  /**
   * Its place in the conversation. Messages and reactions are numbered from 1 without gaps, in the order in which they
   * happened.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  seq: number;
  /** @example '7d0f7c9e-3f0a-4b6e-9a53-2b7f1f0c9d11' */
  @ApiProperty({ format: 'uuid' })
  clientMessageId: string;
  /** What it answers; null for a message that answers nothing in particular. */
  @ApiProperty({ type: QuotedMessageDto, nullable: true })
  replyTo: QuotedMessageDto | null;
  /** Its photos and documents in order, or its recording. Files of someone who has left are missing here. */
  @ApiProperty({ type: [AttachmentDto] })
  attachments: AttachmentDto[];
  /**
   * With how many photos it was sent.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  photoCount: number;
  /** @example 0 */
  @ApiProperty({ type: 'integer' })
  documentCount: number;
  /**
   * How long a voice message is; 0 for every other message.
   * @example 0
   */
  @ApiProperty({ type: 'integer' })
  voiceSeconds: number;
  /** Only where a co-parent wrote it, and not the account holder of the family. */
  @ApiProperty({ required: false })
  writtenBy?: MessageWriterDto;
  /** Only where its sender declined with it. @example true */
  @ApiProperty({ type: Boolean, required: false })
  declines?: boolean;
}

/**
 * A message as the statements of this module return it, and as `message.sent` carries it. Events stored by an
 * earlier release can lack the optional fields.
 */
export interface MessageRow {
  id: string;
  conversationId: string;
  senderId: string;
  receiverId: string;
  content: string;
  removed: boolean;
  deleted?: boolean;
  editedAt?: Date | string | null;
  isRead: boolean;
  /** JSON text. */
  reactions: string;
  createdAt: Date | string;
  seq: number;
  clientMessageId: string;
  replyTo?: QuotedMessageDto | null;
  writtenBy?: MessageWriterDto | null;
  declines?: boolean;
  attachments?: AttachmentDto[] | null;
  photoCount?: number;
  documentCount?: number;
  voiceSeconds?: number;
}

/** What is said of the files of a message where they are not shown. */
type FileCounts = Pick<MessageDto, 'photoCount' | 'documentCount' | 'voiceSeconds'>;

/** What an earlier release stored has none. */
const countsOf = ({ photoCount = 0, documentCount = 0, voiceSeconds = 0 }: Partial<FileCounts>): FileCounts => ({
  ...{ photoCount, documentCount, voiceSeconds },
});

export function hasFiles(message: Partial<FileCounts>): boolean {
  const { photoCount, documentCount, voiceSeconds } = countsOf(message);
  return photoCount + documentCount + voiceSeconds > 0;
}

export function toMessage(row: MessageRow): MessageDto {
  return {
    id: row.id,
    conversationId: row.conversationId,
    senderId: row.senderId,
    receiverId: row.receiverId,
    content: row.content,
    removed: row.removed,
    deleted: row.deleted ?? false,
    editedAt: row.editedAt ? new Date(row.editedAt).toISOString() : null,
    isRead: row.isRead,
    reactions: parseReactions(row.reactions),
    createdAt: new Date(row.createdAt).toISOString(),
    seq: row.seq,
    clientMessageId: row.clientMessageId,
    replyTo: row.replyTo ? { ...row.replyTo, ...countsOf(row.replyTo) } : null,
    attachments: row.attachments ?? [],
    ...countsOf(row),
    ...(row.writtenBy && { writtenBy: row.writtenBy }),
    ...(row.declines && { declines: true }),
  };
}
