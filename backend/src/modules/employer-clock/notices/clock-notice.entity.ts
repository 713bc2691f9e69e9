import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A notice to both, so many weeks before a last day. A permission moves the last day, and the notices begin again. */
@Entity('clock_notices')
@Index(['familyId'])
@Index(['auPairId'])
export class ClockNotice {
  @PrimaryColumn('uuid')
  @ForeignKey('Agreement')
  agreementId: string;

  @PrimaryColumn('date')
  lastDay: string;

  @PrimaryColumn('integer')
  weeks: number;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  familyId: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  auPairId: string;

  @Column('timestamptz')
  toldAt: Date;
}
