import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Conversation } from '../conversations/conversation.entity.js';

/** One message. `seq` is its number in the conversation, `clientMessageId` the id that the sender's device gave it. */
@Entity('messages')
@Unique(['conversationId', 'seq'])
@Unique(['senderId', 'clientMessageId'])
@Index('messages_days_idx', { synchronize: false })
@Index('messages_with_address_idx', { synchronize: false })
@Index(['replyToId'], { where: 'reply_to_id IS NOT NULL' })
@Index(['writtenById'], { where: 'written_by_id IS NOT NULL' })
@Index('messages_unread_idx', ['receiverId', 'conversationId', 'seq'], { where: 'NOT is_read' })
export class Message {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => Conversation, { onDelete: 'CASCADE' })
  conversationId: string;

  @Column('uuid')
  senderId: string;

  @Column('uuid')
  receiverId: string;

  /** The co-parent who wrote it for the family. Their name is stored in the household, and deleted with their seat. */
  @Column('uuid', { nullable: true })
  writtenById: string | null;

  @Column('text')
  content: string;

  /** Follows the receiver's `lastReadSeq`, in the same statement. A deleted message counts as read. */
  @Column('boolean', { default: false })
  isRead: boolean;

  /** A JSON object: the ids of those who reacted, by the name of the reaction. */
  @Column('text', { default: '{}' })
  reactions: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('integer')
  seq: number;

  @Column('uuid')
  clientMessageId: string;

  /** The earlier message of this conversation that it answers. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Message, { onDelete: 'SET NULL' })
  replyToId: string | null;

  /** With it its sender declines: until someone writes again, neither is expected to answer. */
  @Column('boolean', { default: false })
  declines: boolean;

  /** The photos that it was sent with; 0 once its sender deleted it. The files can be deleted earlier. */
  @Column('smallint', { default: 0 })
  photoCount: number;

  @Column('smallint', { default: 0 })
  documentCount: number;

  /** How long a voice message is; 0 for every other message, and once its sender deleted it. */
  @Column('smallint', { default: 0 })
  voiceSeconds: number;

  /** When its sender last edited it. Earlier texts stay in `message_versions` for a time. */
  @Column('timestamptz', { nullable: true })
  editedAt: Date | null;

  /** When its sender deleted it, which empties the text. */
  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  /** When moderators removed it. The text stays stored for an appeal, but is not shown. */
  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;
}
