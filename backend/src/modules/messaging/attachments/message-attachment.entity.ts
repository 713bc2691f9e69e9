import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Conversation } from '../conversations/conversation.entity.js';
import { Message } from '../sending/message.entity.js';

export const ATTACHMENT_KINDS = ['photo', 'document', 'voice'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** A file that someone uploaded for a conversation: not sent yet, or part of a message. */
@Entity('message_attachments')
@Check('message_attachments_kind_check', `"kind" IN ('photo', 'document', 'voice')`)
@Index(['messageId', 'position'])
@Index('message_attachments_due_idx', ['deleteAfter'], { where: 'delete_after IS NOT NULL' })
export class MessageAttachment {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The member who uploaded it; a co-parent uploads for the family. */
  @Index()
  @Column('uuid')
  ownerId: string;

  @Index()
  @Column('uuid')
  @ForeignKey(() => Conversation, { onDelete: 'CASCADE' })
  conversationId: string;

  /** Null until it is sent. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Message, { onDelete: 'CASCADE' })
  messageId: string | null;

  /** Its place among the files of the message. */
  @Column('smallint', { nullable: true })
  position: number | null;

  @Column('text')
  kind: AttachmentKind;

  @Column('text')
  fileName: string;

  @Column('text')
  contentType: string;

  @Column('integer')
  byteSize: number;

  /** Of a photo, in pixels. */
  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  /** Of a voice message. */
  @Column('integer', { nullable: true })
  durationMs: number | null;

  /** The loudness of a voice message over time; null if the sender's browser could not measure it. */
  @Column('smallint', { nullable: true, array: true })
  waveform: number[] | null;

  @Index()
  @Column('text')
  storageKey: string;

  /** The smaller rendition of a photo. */
  @Index()
  @Column('text', { nullable: true })
  smallKey: string | null;

  @Column('timestamptz')
  uploadedAt: Date;

  /** When the file is due for deletion, because it was not sent or its message was deleted; null while it is shown. */
  @Column('timestamptz', { nullable: true })
  deleteAfter: Date | null;
}
