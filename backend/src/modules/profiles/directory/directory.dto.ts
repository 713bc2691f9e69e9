import { ApiProperty } from '@nestjs/swagger';
import { USER_TYPES, type UserType } from '../../../platform/identity/index.js';
import { QueryChoice, QueryFlag, QueryMoment, QueryNumber, QueryText } from '../../../platform/validation/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import { ACCOUNT_STATES, type AccountState } from './directory-entry.entity.js';
import {
  DIRECTORY_SORTS,
  VERIFIED_FILTERS,
  type DirectoryRow,
  type DirectorySort,
  type VerifiedFilter,
} from './directory.repository.js';
import { messages } from './texts.js';

/** The values of `subscriptionTier`. */
const TIERS = ['free', 'standard', 'premium'] as const;
type Tier = (typeof TIERS)[number];
const LARGEST_PAGE = 50;
const LONGEST_SEARCH = 100;
const ORDERS = ['asc', 'desc'] as const;

/** One page of the directory. All given filters must match. */
export class UsersQuery {
  /**
   * Parts of the name, the username or the email address, or an id; case and accents are ignored. Each word must
   * occur: anywhere if it has three characters or more, otherwise at the beginning of a word.
   * @example 'lena'
   */
  @QueryText((text) => (text.length <= LONGEST_SEARCH ? null : messages.tooLong(LONGEST_SEARCH)))
  search?: string;

  /** @example 'aupair' */
  @QueryChoice(USER_TYPES, 'UserType')
  userType?: UserType;

  /** @example 'australia' */
  @QueryChoice(REGIONS, 'Region')
  region?: Region;

  /**
   * Whether their documents were verified and are valid; `waiting`: a check waits for review.
   * @example 'waiting'
   */
  @QueryChoice(VERIFIED_FILTERS, 'VerifiedFilter')
  verified?: VerifiedFilter;

  /**
   * `hasCompletedProfile`.
   * @example true
   */
  @QueryFlag()
  completed?: boolean;

  /**
   * `subscriptionTier`.
   * @example 'premium'
   */
  @QueryChoice(TIERS, 'SubscriptionTier')
  tier?: Tier;

  /**
   * `banned`: closed permanently. `email-unverified`: open, with an unverified address.
   * @example 'suspended'
   */
  @QueryChoice(ACCOUNT_STATES, 'AccountState')
  state?: AccountState;

  /** @example '2026-11-15T00:00:00+11:00' */
  @QueryMoment()
  joinedFrom?: string;

  /**
   * Before this moment.
   * @example '2026-11-22T00:00:00+11:00'
   */
  @QueryMoment()
  joinedTo?: string;

  /** @example '2026-11-15T00:00:00+11:00' */
  @QueryMoment()
  seenFrom?: string;

  /**
   * No login since this moment; includes people who never logged in.
   * @example '2026-08-22T00:00:00+10:00'
   */
  @QueryMoment()
  seenTo?: string;

  /** @example 'joined' */
  @QueryChoice(DIRECTORY_SORTS, 'UserSort')
  sort: DirectorySort = 'joined';

  /** @example 'desc' */
  @QueryChoice(ORDERS, 'SortOrder')
  order: (typeof ORDERS)[number] = 'desc';

  /** @example 1 */
  @QueryNumber(1, 1_000)
  page: number = 1;

  /**
   * The page size.
   * @example 20
   */
  @QueryNumber(1, LARGEST_PAGE)
  limit: number = 20;
}

/** A person in the directory. */
export class UserRow {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /**
   * Family name, or first and last name; null before the role profile is saved.
   * @example 'Lena Moser'
   */
  name: string | null;

  /** @example 'lena.m' */
  username: string;

  /** @example 'lena@example.com' */
  email: string;

  @ApiProperty({ enum: USER_TYPES, enumName: 'UserType', example: 'aupair' })
  userType: UserType;

  @ApiProperty({ enum: REGIONS, enumName: 'Region', example: 'australia' })
  region: Region;

  /** @example true */
  verified: boolean;

  /** @example true */
  hasCompletedProfile: boolean;

  /** @example 'free' */
  subscriptionTier: string;

  @ApiProperty({ enum: ACCOUNT_STATES, enumName: 'AccountState', example: 'open' })
  state: AccountState;

  /** @example '2026-11-02T04:30:00.000Z' */
  joinedAt: string;

  /**
   * To the hour; null without a login.
   * @example '2026-11-19T21:05:00.000Z'
   */
  lastSeenAt: string | null;

  /**
   * Logins during the last thirty days.
   * @example 6
   */
  loginCount30d: number;
}

/** The number of matching people, counted up to a limit. */
export class UserCount {
  /** @example 38 */
  value: number;

  /**
   * There are more: show "more than 10,000".
   * @example false
   */
  capped: boolean;
}

export class UsersPage {
  items: UserRow[];

  total: UserCount;
}

export function toUserRow(row: DirectoryRow, now: Date): UserRow {
  const { verifiedAt, verifiedUntil } = row;
  return {
    id: row.userId,
    name: row.name,
    username: row.username,
    email: row.email,
    userType: row.userType,
    region: row.region,
    verified: verifiedAt !== null && (verifiedUntil === null || verifiedUntil > now),
    hasCompletedProfile: row.completed,
    subscriptionTier: row.tier,
    state: row.state,
    joinedAt: row.joinedAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    loginCount30d: row.loginCount30d,
  };
}
