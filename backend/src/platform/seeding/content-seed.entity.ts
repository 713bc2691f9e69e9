import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** What the files of a release have put into a table, so that a later release knows whether it is still as it was. */
@Entity('content_seeds')
export class ContentSeed {
  /** Name of the table. */
  @PrimaryColumn('text')
  tableName: string;

  /** By which the row is known in its table. */
  @PrimaryColumn('text')
  key: string;

  /** The columns that were written. */
  @Column('text', { array: true })
  columns: string[];

  /** Of what was written into them. */
  @Column('text')
  fingerprint: string;

  /** What the release says by now, where the row is no longer ours to write over. */
  @Column('jsonb', { nullable: true })
  newer: Record<string, unknown> | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  seededAt: Date;
}
