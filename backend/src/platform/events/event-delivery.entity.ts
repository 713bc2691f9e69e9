import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A failed delivery of an event to a listener. Deleted after success. */
@Entity('event_deliveries')
@Index(['eventId', 'listener'], { unique: true })
@Index('event_deliveries_due_idx', ['availableAt'], { where: 'dead_at IS NULL' })
@Index('event_deliveries_dead_idx', ['deadAt', 'id'], { where: 'dead_at IS NOT NULL' })
export class EventDelivery {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('bigint')
  eventId: string;

  @Column('text')
  event: string;

  @Column('text')
  listener: string;

  @Column('jsonb')
  payload: object;

  @Column('text', { nullable: true })
  requestId: string | null;

  @Column('smallint', { default: 0 })
  attempts: number;

  /** The earliest time of the next try; claiming moves it ahead, so that no other process takes it. */
  @Column('timestamptz', { default: () => 'now()' })
  availableAt: Date;

  /** When the event happened. */
  @Column('timestamptz')
  createdAt: Date;

  /** Without personal data. */
  @Column('text', { nullable: true })
  lastError: string | null;

  /** When the last try failed: a dead letter until an admin retries it. */
  @Column('timestamptz', { nullable: true })
  deadAt: Date | null;
}
