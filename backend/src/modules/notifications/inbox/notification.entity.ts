import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Something that a person was told. Its words are made from kind and payload whenever it is shown. */
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

  /** What it was made of: the id of the event. The same event tells a person once. */
  @Column('text')
  sourceId: string;

  /** The event's own. */
  @Column('jsonb')
  payload: object;

  /** Where it leads. */
  @Column('text')
  path: string;

  /** By the product's clock, to the millisecond: positions in pages are made of it. */
  @Index()
  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  /** When its email may leave; null when there is none, or none any more. */
  @Column('timestamptz', { nullable: true })
  mailDueAt: Date | null;

  /** When the person's devices may be told; null when they are not, or not any more. */
  @Column('timestamptz', { nullable: true })
  pushDueAt: Date | null;

  /** Whom or what it is about: many about the same one share an email. Null for what is never coalesced. */
  @Column('uuid', { nullable: true })
  coalescedBy: string | null;
}
