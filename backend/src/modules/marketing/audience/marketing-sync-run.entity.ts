import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One run of bringing Brevo up to what people want. One at a time, whatever the number of processes. */
@Entity('marketing_sync_runs')
@Index('marketing_sync_runs_open_key', { synchronize: false })
@Index('marketing_sync_runs_started_idx', ['startedAt'])
export class MarketingSyncRun {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  startedAt: Date;

  /** Rises while it works: a run that has been silent for minutes died with its process. */
  @Column({ type: 'timestamptz', precision: 3 })
  touchedAt: Date;

  /** Null while it works. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  finishedAt: Date | null;

  /** People who were put on a list, or of whom something was changed there. */
  @Column('integer', { default: 0 })
  put: number;

  /** People whom Brevo was made to forget. */
  @Column('integer', { default: 0 })
  forgotten: number;

  /** Why it stopped early, in words; the next run goes on where it was. */
  @Column('text', { nullable: true })
  problem: string | null;
}
