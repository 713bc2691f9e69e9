import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Something that happened and whose consequences (sockets, email) are still owed. Deleted once they were paid. */
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

  /** Not before this moment; a claimed event moves ahead so that no one else takes it meanwhile. */
  @Column('timestamptz', { default: () => 'now()' })
  availableAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
