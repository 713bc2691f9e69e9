import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** The hash of a seeded row, so that a later release knows whether it was edited. */
@Entity('content_seeds')
export class ContentSeed {
  /** Name of the table. */
  @PrimaryColumn('text')
  tableName: string;

  /** The row's key in its table. */
  @PrimaryColumn('text')
  key: string;

  /** The columns that were written. */
  @Column('text', { array: true })
  columns: string[];

  /** A hash of the written values. */
  @Column('text')
  fingerprint: string;

  /** The newer text of the release, if the row was edited. */
  @Column('jsonb', { nullable: true })
  newer: Record<string, unknown> | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  seededAt: Date;
}
