import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One sign-in of the last thirty days; `loginCount30d` is their number. */
@Entity('profile_sign_ins')
@Index(['userId', 'signedInAt'])
export class ProfileSignIn {
  /** The session that began: an event delivered twice counts once. */
  @PrimaryColumn('uuid')
  sessionId: string;

  /** The account: its first session begins before the profile is made. */
  @Column('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  userId: string;

  @Index()
  @Column('timestamptz')
  signedInAt: Date;
}
