import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** How far a person has been told of a conversation's messages, so that none is told of twice. */
@Entity('message_digest_marks')
export class MessageDigestMark {
  @PrimaryColumn('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  personId: string;

  @Index()
  @PrimaryColumn('uuid')
  @ForeignKey('Conversation', { onDelete: 'CASCADE' })
  conversationId: string;

  /** Number of the newest message that stood in an email. */
  @Column('integer', { default: 0 })
  mailedSeq: number;

  /** The same for the person's devices. */
  @Column('integer', { default: 0 })
  pushedSeq: number;
}
