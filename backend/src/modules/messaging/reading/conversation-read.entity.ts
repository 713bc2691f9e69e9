import { Column, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { Conversation } from '../conversations/conversation.entity.js';
import type { Mark } from '../times/marks.js';

/** How far a person has read a conversation, and their settings of it. Created when they first open it. */
@Entity('conversation_reads')
@Index('conversation_reads_archived_idx', ['userId', 'archivedAt', 'conversationId'], {
  where: 'archived_at IS NOT NULL',
})
export class ConversationRead {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Conversation, { onDelete: 'CASCADE' })
  conversationId: string;

  @PrimaryColumn('uuid')
  userId: string;

  /** Only ever rises, and never past the conversation's `lastSeq`. */
  @Column('integer', { default: 0 })
  lastReadSeq: number;

  /** The conversation’s `lastMessageAt` when the person archived it: a later message brings it back. */
  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;

  /** Until then its messages cause no emails and push notifications. */
  @Column('timestamptz', { nullable: true })
  mutedUntil: Date | null;

  /** When an open page of the person had received everything up to a number: the latest marks, in order. */
  @Column('jsonb', { default: [] })
  deliveredMarks: Mark[];

  /** The same for what the person has read. */
  @Column('jsonb', { default: [] })
  readMarks: Mark[];

  /** When `lastReadSeq` last rose. */
  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
