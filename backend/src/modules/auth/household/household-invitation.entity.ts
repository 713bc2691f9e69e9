import { Column, CreateDateColumn, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entity.js';

/** The open invitation of a family. It is deleted when it is accepted or withdrawn, so its link works once. */
@Entity('household_invitations')
@Index(['expiresAt'])
export class HouseholdInvitation {
  @PrimaryColumn('uuid')
  familyId: string;

  @OneToOne(() => Account, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'household_invitations_family_id_fkey' })
  family: Relation<Account>;

  @Column('citext')
  email: string;

  /** SHA-256 of the token in the link. */
  @Column('bytea', { unique: true })
  tokenHash: Buffer;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
