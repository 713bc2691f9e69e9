import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An event with undelivered consequences (sockets, email). Deleted after delivery. */
@Entity('outbox_events')
@Index(['availableAt'])
export class OutboxEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('text')
  name: string;

  @Column('jsonb')
  payload: object;

  @Column('text', { nullable: true })
  requestId: string | null;

  @Column('smallint', { default: 0 })
  attempts: number;

  /** The earliest time of delivery; claiming moves it ahead, so that no other process takes it. */
  @Column('timestamptz', { default: () => 'now()' })
  availableAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
