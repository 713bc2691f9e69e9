import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { literalInLike } from '../../../platform/database/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import type { Region } from '../../country/index.js';
import { DirectoryEntry, type AccountState } from './directory-entry.entity.js';

export const DIRECTORY_SORTS = ['joined', 'seen', 'name', 'logins'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

/** `waiting`: at least one of their checks waits for review. */
export const VERIFIED_FILTERS = ['yes', 'no', 'waiting'] as const;
export type VerifiedFilter = (typeof VERIFIED_FILTERS)[number];

/** All given filters must match; omitted ones match everything. */
export interface DirectoryFilter {
  userId?: string;
  /**
   * Folded words that must all occur: at the beginning of a word if shorter than three characters, otherwise anywhere.
   */
  words?: string[];
  userType?: UserType | undefined;
  region?: Region | undefined;
  verified?: VerifiedFilter | undefined;
  completed?: boolean | undefined;
  tier?: string | undefined;
  state?: AccountState | undefined;
  joinedFrom?: Date | undefined;
  joinedTo?: Date | undefined;
  seenFrom?: Date | undefined;
  seenTo?: Date | undefined;
}

export type DirectoryRow = Omit<DirectoryEntry, 'sortName' | 'searchText'>;

interface Page {
  sort: DirectorySort;
  descending: boolean;
  offset: number;
  limit: number;
}

/** Both directions of each index; people without a login come last by activity. */
const ORDERS: Record<DirectorySort, { asc: string; desc: string }> = {
  joined: { asc: 'joined_at, user_id', desc: 'joined_at DESC, user_id DESC' },
  seen: { asc: 'last_seen_at NULLS FIRST, user_id', desc: 'last_seen_at DESC NULLS LAST, user_id DESC' },
  name: { asc: 'sort_name, user_id', desc: 'sort_name DESC, user_id DESC' },
  logins: { asc: 'login_count30d, user_id', desc: 'login_count30d DESC, user_id DESC' },
};
/** From this length the trigram index matches anywhere; shorter words match at a word's beginning. */
const TRIGRAM = 3;
const COLUMNS = `user_id AS "userId", user_type AS "userType", region, name, username, email, state, completed, tier,
  verified_at AS "verifiedAt", verified_until AS "verifiedUntil", joined_at AS "joinedAt",
  last_seen_at AS "lastSeenAt", login_count30d AS "loginCount30d"`;

@Injectable()
export class DirectoryRepository {
  constructor(@InjectRepository(DirectoryEntry) private readonly entries: Repository<DirectoryEntry>) {}

  /** Normalises words like the searched text: lower case, without accents. */
  async fold(words: string): Promise<string> {
    const [row] = await this.entries.query<[{ folded: string }]>('SELECT folded($1) AS folded', [words]);
    return row.folded;
  }

  async page(filter: DirectoryFilter, { sort, descending, offset, limit }: Page, now: Date): Promise<DirectoryRow[]> {
    const { where, values } = conditionsOf(filter, now);
    return this.entries.query<DirectoryRow[]>(
      `SELECT ${COLUMNS} FROM user_directory WHERE ${where}
       ORDER BY ${ORDERS[sort][descending ? 'desc' : 'asc']}
       LIMIT ${limit} OFFSET ${offset}`,
      values,
    );
  }

  /** The number of matches; counting stops at `most`. */
  async count(filter: DirectoryFilter, most: number, now: Date): Promise<number> {
    const { where, values } = conditionsOf(filter, now);
    const [row] = await this.entries.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM (SELECT FROM user_directory WHERE ${where} LIMIT ${most}) AS counted`,
      values,
    );
    return row.count;
  }

  async find(userId: string): Promise<DirectoryRow | null> {
    const [row] = await this.entries.query<DirectoryRow[]>(`SELECT ${COLUMNS} FROM user_directory WHERE user_id = $1`, [
      userId,
    ]);
    return row ?? null;
  }
}

/** Only given filters are in the statement, so that the planner can optimise each combination. */
function conditionsOf(filter: DirectoryFilter, now: Date): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const verified = () => {
    const at = parameter(now);
    return `(verified_at IS NOT NULL AND (verified_until IS NULL OR verified_until > ${at}))`;
  };
  const { words = [], userType, region, completed, tier, state, joinedFrom, joinedTo, seenFrom, seenTo } = filter;
  const conditions = words.map((word) => `search_text LIKE ${parameter(pattern(word))}`);
  if (filter.userId) conditions.push(`user_id = ${parameter(filter.userId)}`);
  if (userType) conditions.push(`user_type = ${parameter(userType)}`);
  if (region) conditions.push(`region = ${parameter(region)}`);
  if (completed !== undefined) conditions.push(completed ? 'completed' : 'NOT completed');
  if (tier) conditions.push(`tier = ${parameter(tier)}`);
  if (state) conditions.push(`state = ${parameter(state)}`);
  if (joinedFrom) conditions.push(`joined_at >= ${parameter(joinedFrom)}`);
  if (joinedTo) conditions.push(`joined_at < ${parameter(joinedTo)}`);
  if (seenFrom) conditions.push(`last_seen_at >= ${parameter(seenFrom)}`);
  if (seenTo) conditions.push(`(last_seen_at < ${parameter(seenTo)} OR last_seen_at IS NULL)`);
  if (filter.verified === 'yes') conditions.push(verified());
  if (filter.verified === 'no') conditions.push(`NOT ${verified()}`);
  if (filter.verified === 'waiting') conditions.push(`user_id IN (SELECT user_id FROM people_waiting_for_review)`);
  return { where: conditions.join(' AND ') || 'true', values };
}

function pattern(word: string): string {
  const literal = literalInLike(word);
  return word.length < TRIGRAM ? `% ${literal}%` : `%${literal}%`;
}
