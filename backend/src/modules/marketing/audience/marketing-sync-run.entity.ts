import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One synchronisation with Brevo. Only one runs at a time across all processes. */
@Entity('marketing_sync_runs')
@Index('marketing_sync_runs_open_key', { synchronize: false })
@Index('marketing_sync_runs_started_idx', ['startedAt'])
export class MarketingSyncRun {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  startedAt: Date;

  /** Updated while it runs: a run without updates for minutes died with its process. */
  @Column({ type: 'timestamptz', precision: 3 })
  touchedAt: Date;

  /** Null while it runs. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  finishedAt: Date | null;

  /** People who were added or updated. */
  @Column('integer', { default: 0 })
  put: number;

  /** People who were deleted at Brevo. */
  @Column('integer', { default: 0 })
  forgotten: number;

  /** Why it stopped early; the next run continues there. */
  @Column('text', { nullable: true })
  problem: string | null;
}
