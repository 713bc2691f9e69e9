import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The conversation of two people. There is one for each pair, no matter who began it. */
@Entity('conversations')
@Unique(['user1Id', 'user2Id'])
@Check('conversations_ordered_pair_check', '"user1_id" < "user2_id"')
@Index(['user1Id', 'lastMessageAt', 'id'])
@Index(['user2Id', 'lastMessageAt', 'id'])
@Index(['startedById', 'createdAt'])
@Index(['createdAt'])
@Index('conversations_user1_unread_idx', ['user1Id'], { where: 'user1_unread > 0' })
@Index('conversations_user2_unread_idx', ['user2Id'], { where: 'user2_unread > 0' })
export class Conversation {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The smaller of the two ids, so that a pair can be stored in one way only. */
  @Column('uuid')
  user1Id: string;

  @Column('uuid')
  user2Id: string;

  @Column('uuid')
  startedById: string;

  /** When someone last wrote, or when it was begun. Never goes back, so that `seq` and time have the same order. */
  @Column('timestamptz', { default: () => 'now()' })
  lastMessageAt: Date;

  /** The number of the newest message or reaction. Adding one raises it in the same statement, which serialises them. */
  @Column('integer', { default: 0 })
  lastSeq: number;

  /** The unread messages to each member, counted in the statement that stores or marks them. */
  @Column('integer', { default: 0 })
  user1Unread: number;

  @Column('integer', { default: 0 })
  user2Unread: number;

  /** When the one who began it first sent a message, which counts against their limit. Null while they only look. */
  @Column('timestamptz', { nullable: true })
  approachedAt: Date | null;

  /** When the member who has not answered was reminded, which happens once. */
  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
