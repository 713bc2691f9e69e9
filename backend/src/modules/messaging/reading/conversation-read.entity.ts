import { Column, Entity, ForeignKey, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { Conversation } from '../conversations/conversation.entity.js';

/** How far a person has read a conversation. The row is made when they first open it. */
@Entity('conversation_reads')
export class ConversationRead {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Conversation, { onDelete: 'CASCADE' })
  conversationId: string;

  @PrimaryColumn('uuid')
  userId: string;

  /** Only ever rises, and never past the conversation's `lastSeq`. */
  @Column('integer', { default: 0 })
  lastReadSeq: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
