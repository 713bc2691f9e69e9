import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** When a person's unread messages are checked next, and when the last digest email was sent. */
@Entity('message_digests')
@Index('message_digests_due_idx', ['dueAt'], { where: 'due_at IS NOT NULL' })
export class MessageDigest {
  @PrimaryColumn('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  personId: string;

  /** Null if nothing waits. */
  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;
}
