import { Column, Entity, Index, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { FactRegion } from './released-facts.js';

/** A figure that a law or an authority sets, from a day on; it is valid until the next row of its key begins. */
@Entity('legal_facts')
@Index('legal_facts_region_key_valid_from_key', ['region', 'key', 'validFrom'], { unique: true })
export class LegalFactRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  region: FactRegion;

  @Column('text')
  key: string;

  @Column('double precision')
  value: number;

  @Column('date')
  validFrom: string;

  @Column('text')
  sourceTitle: string;

  @Column('text')
  sourceUrl: string;

  @Column('date')
  checkedOn: string;

  /** From this day on an admin has to compare it with its source again. */
  @Column('date')
  reviewBy: string;

  @Column('text', { nullable: true })
  note: string | null;

  @VersionColumn({ default: 1 })
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** The day of review that admins have been told of. */
  @Column('date', { nullable: true })
  remindedOf: string | null;
}
