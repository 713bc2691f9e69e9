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

  /** IANA name from the browser, so that others see this person's local time. */
  @Column('text', { default: 'Australia/Sydney' })
  timeZone: string;

  /** When they first wrote to someone; decides the dashboard's next suggestion. */
  @Column('timestamptz', { nullable: true })
  firstContactAt: Date | null;

  /** Why the role profile is hidden regardless of its owner; empty if the owner decides. */
  @Column('text', { array: true, default: '{}' })
  withheldFor: string[];

  /** Whether it was visible before it was withheld, to restore that. */
  @Column('boolean', { nullable: true })
  activeBeforeWithheld: boolean | null;
}
