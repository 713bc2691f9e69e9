import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A recorded step of the permission to work longer with one employer. */
export const PERMISSION_STEPS = ['asked', 'granted', 'declined'] as const;
export type PermissionStep = (typeof PERMISSION_STEPS)[number];

/** One step of a permission. A step that was withdrawn keeps its row, for the history of both. */
@Entity('permission_entries')
@Index(['agreementId', 'recordedAt'])
@Index(['familyId'])
@Index(['auPairId'])
@Check('permission_entries_step_check', `"step" IN ('asked', 'granted', 'declined')`)
@Check('permission_entries_until_check', `("step" = 'granted') = ("until" IS NOT NULL)`)
@Check('permission_entries_removed_check', `("removed_by" IS NULL) = ("removed_at" IS NULL)`)
export class PermissionEntry {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Agreement')
  agreementId: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  familyId: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  auPairId: string;

  @Column('text')
  step: PermissionStep;

  /** The day of the application or of the answer, as an ISO date. */
  @Column('date', { name: 'happened_on' })
  on: string;

  /** The last day that was permitted. */
  @Column('date', { nullable: true })
  until: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('uuid')
  recordedBy: string;

  @Column('timestamptz')
  recordedAt: Date;

  @Column('uuid', { nullable: true })
  removedBy: string | null;

  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;
}
