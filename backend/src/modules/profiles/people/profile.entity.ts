import { Check, Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { UserType } from '../../../platform/identity/index.js';
import type { Region } from '../../country/index.js';

/** A person in the marketplace; the id is the account's. */
@Entity('profiles')
@Check('profiles_user_type_check', `"user_type" IN ('family', 'aupair', 'admin')`)
@Check('profiles_region_check', `"region" IN ('australia', 'newzealand')`)
export class Profile {
  @PrimaryColumn('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  id: string;

  @Column('citext', { unique: true })
  username: string;

  @Column('citext', { unique: true })
  email: string;

  @Column('text')
  userType: UserType;

  @Column('text')
  region: Region;

  @Column('boolean', { default: false })
  hasCompletedProfile: boolean;

  @Column('boolean', { default: false })
  hasPaid: boolean;

  @Column('text', { nullable: true })
  phoneNumber: string | null;

  @Column('boolean', { default: false })
  allowWhatsApp: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastLoginDate: Date | null;

  @Column('integer', { default: 0 })
  loginCount30d: number;

  @Column('text', { default: 'free' })
  subscriptionTier: string;

  /** IANA name as the browser told it, so that others see what time it is for this person. */
  @Column('text', { default: 'Australia/Sydney' })
  timeZone: string;

  /** When they first wrote to someone; what the dashboard proposes next depends on it. */
  @Column('timestamptz', { nullable: true })
  firstContactAt: Date | null;

  /** Why no one may see the role profile whatever its person wants; empty while they decide themselves. */
  @Column('text', { array: true, default: '{}' })
  withheldFor: string[];

  /** Whether the person showed it when it was first withheld, so that it comes back as it was. */
  @Column('boolean', { nullable: true })
  activeBeforeWithheld: boolean | null;
}
