import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The last message of a conversation that a person was notified of, so that each is included once. */
@Entity('message_digest_marks')
export class MessageDigestMark {
  @PrimaryColumn('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  personId: string;

  @Index()
  @PrimaryColumn('uuid')
  @ForeignKey('Conversation', { onDelete: 'CASCADE' })
  conversationId: string;

  /** The number of the newest message included in an email. */
  @Column('integer', { default: 0 })
  mailedSeq: number;

  /** The same for push. */
  @Column('integer', { default: 0 })
  pushedSeq: number;
}
