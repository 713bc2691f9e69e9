import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { UserType } from '../../../platform/identity/index.js';
import type { Region } from '../../country/index.js';

/** The state of an account. `banned`: closed permanently. */
export const ACCOUNT_STATES = ['open', 'email-unverified', 'suspended', 'banned'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/**
 * A row of the user directory, with everything to search, filter and sort by. Written by triggers only (see the
 * migration), from accounts, profiles, role profiles, reputations and sessions.
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

  /** The name, otherwise the username, in lower case without accents. */
  @Column({ type: 'text', collation: 'C' })
  sortName: string;

  /** Name, username and address in lower case without accents, with a leading space: each word begins after one. */
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

  /** Null although `verifiedAt` is set: no document expires. */
  @Column('timestamptz', { nullable: true })
  verifiedUntil: Date | null;

  @Column('timestamptz')
  joinedAt: Date;

  /** To the hour; null without a login. */
  @Column('timestamptz', { nullable: true })
  lastSeenAt: Date | null;

  @Column('integer')
  loginCount30d: number;
}
