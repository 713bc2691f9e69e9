import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { UserType } from '../../../platform/identity/index.js';
import type { Region } from '../../country/index.js';

/** The sign-in account: how one proves who one is. What others see of a person is the profile of the same id. */
@Entity('accounts')
@Check('accounts_user_type_check', `"user_type" IN ('family', 'aupair', 'admin')`)
@Index('accounts_disabled_until_idx', ['disabledUntil'], { where: 'disabled_until IS NOT NULL' })
@Check('accounts_region_check', `"region" IN ('australia', 'newzealand')`)
export class Account {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Unique whatever the case; kept as typed. */
  @Column('citext', { unique: true })
  email: string;

  @Column('text')
  passwordHash: string;

  @Column('timestamptz', { nullable: true })
  emailVerifiedAt: Date | null;

  /** Sign-up metadata: the profile is made from these and must match them. */
  @Column('citext', { unique: true })
  username: string;

  @Column('text')
  userType: UserType;

  @Column('text')
  region: Region;

  /** Demanded of admins: until they set it up, their sessions open nothing but that. */
  @Column('boolean', { default: false })
  mfaRequired: boolean;

  @Column('timestamptz', { nullable: true })
  disabledAt: Date | null;

  /** When it opens by itself; null where it stays closed. */
  @Column('timestamptz', { nullable: true })
  disabledUntil: Date | null;

  /** Why it was closed, in words for its person. */
  @Column('text', { nullable: true })
  disabledWords: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
