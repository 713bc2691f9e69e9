import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A notification. Its texts are made from kind and payload whenever it is shown. */
@Entity('notifications')
@Unique(['personId', 'kind', 'sourceId'])
@Index(['personId', 'createdAt', 'id'])
@Index('notifications_unread_idx', ['personId'], { where: 'read_at IS NULL' })
@Index('notifications_mail_due_idx', ['mailDueAt'], { where: 'mail_due_at IS NOT NULL' })
@Index('notifications_push_due_idx', ['pushDueAt'], { where: 'push_due_at IS NOT NULL' })
export class Notification {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  personId: string;

  @Column('text')
  kind: string;

  /** The idempotency key: the id of the event. Each event notifies a person once. */
  @Column('text')
  sourceId: string;

  /** The event's payload. */
  @Column('jsonb')
  payload: object;

  /** The link. */
  @Column('text')
  path: string;

  /** By the product's clock, in milliseconds, because page cursors contain it. */
  @Index()
  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  /** When its email may be sent; null if there is none, or it was sent. */
  @Column('timestamptz', { nullable: true })
  mailDueAt: Date | null;

  /** When its push may be sent; null if there is none, or it was sent. */
  @Column('timestamptz', { nullable: true })
  pushDueAt: Date | null;

  /** The subject: several about the same one share an email. Null for notifications that are never coalesced. */
  @Column('uuid', { nullable: true })
  coalescedBy: string | null;
}
