import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

export const EXPORT_STATES = ['waiting', 'ready', 'expired', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** A data export of a person, in preparation or available for some days. */
@Entity('data_exports')
@Check('data_exports_state_check', `"state" IN ('waiting', 'ready', 'expired', 'failed')`)
@Index('data_exports_person_id_asked_at_idx', ['personId', 'askedAt'])
export class DataExport {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  personId: string;

  /** The person, or the admin who proposed it. */
  @Column('uuid')
  askedBy: string;

  @Column('text', { default: 'waiting' })
  state: ExportState;

  @Column('integer', { nullable: true })
  byteSize: number | null;

  @Column({ type: 'timestamptz', precision: 3 })
  askedAt: Date;

  @Column('timestamptz', { nullable: true })
  readyAt: Date | null;

  @Index('data_exports_expires_at_idx', { where: `state = 'ready'` })
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;
}
