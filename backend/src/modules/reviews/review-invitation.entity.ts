import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An invitation to review a placement, and its reminder. */
@Entity('review_invitations')
export class ReviewInvitation {
  @PrimaryColumn('uuid')
  @ForeignKey('Agreement')
  agreementId: string;

  @Index()
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  personId: string;

  @Column('timestamptz')
  askedAt: Date;

  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;
}
