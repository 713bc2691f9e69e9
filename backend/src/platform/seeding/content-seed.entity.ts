import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/**
 * The hash of a seeded row, so that a later release knows whether it was edited. Rows about a seed as a whole say from
 * which release it was written.
 */
@Entity('content_seeds')
export class ContentSeed {
  /** Name of the table; `content_seeds` for a seed as a whole. */
  @PrimaryColumn('text')
  tableName: string;

  /** The row's key in its table, or the name of the seed. */
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
