import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Conversation } from '../conversations/conversation.entity.js';

/** An unsent text in a conversation. Shown to its writer alone, and only until it is sent. */
@Entity('message_drafts')
export class MessageDraft {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Conversation, { onDelete: 'CASCADE' })
  conversationId: string;

  /** The account that writes: a co-parent has drafts of their own. */
  @PrimaryColumn('uuid')
  @Index()
  writerId: string;

  /** Empty once the draft was emptied or sent. The row stays, so that a late request cannot restore the text. */
  @Column('text')
  text: string;

  /** The `client_message_id` under which it will be sent. */
  @Column('uuid')
  clientMessageId: string;

  /** Rises with every change. */
  @Column('integer')
  version: number;

  /** Never in the future. */
  @Index()
  @Column('timestamptz')
  typedAt: Date;
}
