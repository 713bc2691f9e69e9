import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The reason in the family's support letter: why it asks for a longer time. */
@Entity('support_letters')
@Index(['familyId'])
@Index(['auPairId'])
export class SupportLetter {
  @PrimaryColumn('uuid')
  @ForeignKey('Agreement')
  agreementId: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  familyId: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  auPairId: string;

  @Column('text')
  reason: string;

  @Column('timestamptz')
  changedAt: Date;
}
