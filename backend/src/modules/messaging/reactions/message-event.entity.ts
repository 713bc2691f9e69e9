import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Conversation } from '../conversations/conversation.entity.js';
import { Message } from '../sending/message.entity.js';

type MessageEventKind = 'reaction' | 'change';

/**
 * A change of a message after it was sent, with its own number in the conversation. Stores only what kind of change it
 * was: the current state is read from the message, so that an old event can't undo a newer one.
 */
@Entity('message_events')
@Index(['messageId'])
@Check('message_events_kind_check', `"kind" IN ('reaction', 'change')`)
export class MessageEvent {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Conversation, { onDelete: 'CASCADE' })
  conversationId: string;

  @PrimaryColumn('integer')
  seq: number;

  @Column('text')
  kind: MessageEventKind;

  @Column('uuid')
  @ForeignKey(() => Message, { onDelete: 'CASCADE' })
  messageId: string;

  @Column('uuid')
  actorId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
