import { Column, Entity, Index, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { FactRegion } from './released-facts.js';

/** A legal value, valid from a day until the next row of its key begins. */
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

  /** The day from which an admin has to compare it with its source again. */
  @Column('date')
  reviewBy: string;

  @Column('text', { nullable: true })
  note: string | null;

  @VersionColumn({ default: 1 })
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** The due date that admins were notified of. */
  @Column('date', { nullable: true })
  remindedOf: string | null;
}
