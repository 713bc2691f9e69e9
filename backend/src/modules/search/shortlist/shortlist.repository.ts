import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { areHiddenSql } from '../../profiles/index.js';
import { type AuPairRow, type FamilyRow } from '../search-index/search-rows.js';
import { AU_PAIR_TABLE, FAMILY_TABLE, type SearchTable } from '../search-index/search-table.js';
import { EVERYONE } from '../search-index/terms.js';

/** Sorts before every entry in "newest". */
const LATEST = { savedAt: 253_402_300_799_000, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

export interface ShortlistPosition {
  /** Unix milliseconds. */
  savedAt: number;
  id: string;
}

type Saved<Row> = Row & { saved_at: number };

/** The number of visible people on a shortlist. `user` is an SQL expression of an id. */
export const shortlistCountSql = (table: SearchTable, user: string): string => `
  (SELECT count(*)::integer FROM shortlist_entries AS entry
   JOIN ${table.name} AS listed ON listed.user_id = entry.saved_id AND listed.term = ${EVERYONE}
   WHERE entry.user_id = ${user} AND NOT ${areHiddenSql(user, 'entry.saved_id')})`;

/**
 * Visible people on a member's shortlist, with `other_id` and `at`: au pairs for families, families for au pairs.
 * `user` is an SQL expression of an id.
 */
export const shortlistOfSql = (userType: 'family' | 'aupair', user: string): string => `
  SELECT entry.saved_id AS other_id, entry.saved_at AS at FROM shortlist_entries AS entry
  JOIN ${(userType === 'family' ? AU_PAIR_TABLE : FAMILY_TABLE).name} AS listed
    ON listed.user_id = entry.saved_id AND listed.term = ${EVERYONE}
  WHERE entry.user_id = ${user}`;

/** Shortlists. Only people who can be found count: they are in the list of everyone. */
@Injectable()
export class ShortlistRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** Whether a viewer can find someone. */
  async isListed(table: SearchTable, id: string, viewerId: string): Promise<boolean> {
    const rows = await this.sql.rows(
      `${table.name}:listed`,
      `SELECT FROM ${table.name} WHERE user_id = $1 AND term = ${EVERYONE} AND NOT ${areHiddenSql('$2', '$1')}`,
      [id, viewerId],
    );
    return rows.length > 0;
  }

  /** Saves once. False if the shortlist already has `most` entries. */
  async add(userId: string, savedId: string, most: number): Promise<boolean> {
    const [row] = await this.sql.rows<{ kept: boolean }>(
      'shortlist:add',
      `WITH room AS (
         SELECT FROM shortlist_entries WHERE user_id = $1 AND saved_id <> $2 HAVING count(*) < $3
       ), added AS (
         INSERT INTO shortlist_entries (user_id, saved_id) SELECT $1, $2 FROM room ON CONFLICT DO NOTHING
       )
       SELECT EXISTS (SELECT FROM room) AS kept`,
      [userId, savedId, most],
    );
    return row?.kept ?? false;
  }

  async contains(userId: string, savedId: string): Promise<boolean> {
    const rows = await this.sql.rows(
      'shortlist:contains',
      'SELECT FROM shortlist_entries WHERE user_id = $1 AND saved_id = $2',
      [userId, savedId],
    );
    return rows.length > 0;
  }

  /** Which of `ids` a person has saved. */
  async savedOf(userId: string, ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.sql.rows<{ saved_id: string }>(
      'saved-of',
      'SELECT saved_id FROM shortlist_entries WHERE user_id = $1 AND saved_id = ANY($2::uuid[])',
      [userId, ids],
    );
    return new Set(rows.map((row) => row.saved_id));
  }

  async remove(userId: string, savedId: string): Promise<void> {
    await this.sql.rows('shortlist:remove', 'DELETE FROM shortlist_entries WHERE user_id = $1 AND saved_id = $2', [
      userId,
      savedId,
    ]);
  }

  auPairs(userId: string, after: ShortlistPosition | null, limit: number): Promise<Saved<AuPairRow>[]> {
    return this.page<AuPairRow>(AU_PAIR_TABLE, userId, after ?? LATEST, limit);
  }

  families(userId: string, after: ShortlistPosition | null, limit: number): Promise<Saved<FamilyRow>[]> {
    return this.page<FamilyRow>(FAMILY_TABLE, userId, after ?? LATEST, limit);
  }

  private page<Row>(table: SearchTable, userId: string, { savedAt, id }: ShortlistPosition, limit: number) {
    const columns = Object.keys(table.columns).map((column) => `listed.${column}`);
    return this.sql.rows<Saved<Row>>(
      `${table.name}:shortlist`,
      `SELECT listed.user_id, ${columns.join(', ')}, (extract(epoch FROM entry.saved_at) * 1000)::float8 AS saved_at
       FROM shortlist_entries AS entry
       JOIN ${table.name} AS listed ON listed.user_id = entry.saved_id AND listed.term = ${EVERYONE}
       WHERE entry.user_id = $1 AND (entry.saved_at, entry.saved_id) < (to_timestamp($2::float8 / 1000), $3::uuid)
         AND NOT ${areHiddenSql('$1', 'entry.saved_id')}
       ORDER BY entry.saved_at DESC, entry.saved_id DESC LIMIT $4`,
      [userId, savedAt, id, limit],
    );
  }
}
