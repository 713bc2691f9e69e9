import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { UserType } from '../../../platform/identity/index.js';
import type { Region } from '../../country/index.js';

/** The credentials of a person. What others see is the profile with the same id. */
@Entity('accounts')
@Check('accounts_user_type_check', `"user_type" IN ('family', 'aupair', 'admin')`)
@Index('accounts_disabled_until_idx', ['disabledUntil'], { where: 'disabled_until IS NOT NULL' })
@Check('accounts_region_check', `"region" IN ('australia', 'newzealand')`)
export class Account {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Unique, case-insensitive; stored as typed. */
  @Column('citext', { unique: true })
  email: string;

  @Column('text')
  passwordHash: string;

  @Column('timestamptz', { nullable: true })
  emailVerifiedAt: Date | null;

  /** Sign-up data from which the profile is made; must match it. */
  @Column('citext', { unique: true })
  username: string;

  @Column('text')
  userType: UserType;

  @Column('text')
  region: Region;

  /** For admins: until they set up a second factor, their sessions allow nothing else. */
  @Column('boolean', { default: false })
  mfaRequired: boolean;

  @Column('timestamptz', { nullable: true })
  disabledAt: Date | null;

  /** When it opens automatically; null if it stays closed. */
  @Column('timestamptz', { nullable: true })
  disabledUntil: Date | null;

  /** The message to the account's owner. */
  @Column('text', { nullable: true })
  disabledWords: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
