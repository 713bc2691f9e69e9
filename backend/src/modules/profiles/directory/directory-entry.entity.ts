import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { UserType } from '../../../platform/identity/index.js';
import type { Region } from '../../country/index.js';

/** Whether an account is open to its person. `banned`: closed for good. */
export const ACCOUNT_STATES = ['open', 'email-unverified', 'suspended', 'banned'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/**
 * A person in the list of everyone: all that it can be searched, filtered and sorted by, side by side. Written by
 * triggers only (see the migration), from accounts, profiles, role profiles, reputations and sessions.
 */
@Entity('user_directory')
@Check('user_directory_state_check', `"state" IN ('open', 'email-unverified', 'suspended', 'banned')`)
@Index('user_directory_search_text_idx', { synchronize: false })
@Index('user_directory_joined_at_idx', { synchronize: false })
@Index('user_directory_last_seen_at_idx', { synchronize: false })
@Index('user_directory_sort_name_idx', { synchronize: false })
@Index('user_directory_login_count30d_idx', { synchronize: false })
@Index('user_directory_rare_state_idx', { synchronize: false })
@Index('user_directory_rare_tier_idx', { synchronize: false })
@Index('user_directory_admins_idx', { synchronize: false })
export class DirectoryEntry {
  @PrimaryColumn('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  userType: UserType;

  @Column('text')
  region: Region;

  /** Family name, or first and last name; null before the role profile is saved. */
  @Column('text', { nullable: true })
  name: string | null;

  @Column('text')
  username: string;

  @Column('text')
  email: string;

  /** The name, or else the username, in lower case and without accents. */
  @Column({ type: 'text', collation: 'C' })
  sortName: string;

  /** Name, username and address, likewise, with a space in front: each word begins after one. */
  @Column('text')
  searchText: string;

  @Column('text')
  state: AccountState;

  @Column('boolean')
  completed: boolean;

  /** `subscriptionTier` of the profile. */
  @Column('text')
  tier: string;

  @Column('timestamptz', { nullable: true })
  verifiedAt: Date | null;

  /** Null beside `verifiedAt`: nothing that was seen runs out. */
  @Column('timestamptz', { nullable: true })
  verifiedUntil: Date | null;

  @Column('timestamptz')
  joinedAt: Date;

  /** To the hour; null for someone who never signed in. */
  @Column('timestamptz', { nullable: true })
  lastSeenAt: Date | null;

  @Column('integer')
  loginCount30d: number;
}
