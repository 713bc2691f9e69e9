import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One login of the last thirty days; `loginCount30d` is their number. */
@Entity('profile_sign_ins')
@Index(['userId', 'signedInAt'])
export class ProfileSignIn {
  /** The session's id: a repeated event counts once. */
  @PrimaryColumn('uuid')
  sessionId: string;

  /** The account: its first session begins before the profile exists. */
  @Column('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  userId: string;

  @Index()
  @Column('timestamptz')
  signedInAt: Date;
}
