import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** That someone was asked to write about a stay: once at its end, and reminded once. */
@Entity('review_invitations')
export class ReviewInvitation {
  @PrimaryColumn('uuid', { name: 'agreement_id' })
  @ForeignKey('Agreement')
  arrangementId: string;

  @Index()
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  personId: string;

  @Column('timestamptz')
  askedAt: Date;

  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;
}
