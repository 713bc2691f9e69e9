import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { areHiddenSql } from '../../profiles/index.js';

/** Rounded down to five minutes: no one can watch to the second when another one comes and goes. */
const SEEN = `
  INSERT INTO last_seen (user_id, last_seen_at)
  SELECT DISTINCT person, date_bin('5 minutes', now(), 'epoch') FROM unnest($1::uuid[]) AS person
  ON CONFLICT (user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at
  WHERE last_seen.last_seen_at < excluded.last_seen_at`;

const WHEN = `SELECT last_seen_at AS "lastSeenAt" FROM last_seen WHERE user_id = $1`;

/** Those who have written with this person most lately; beyond them no one is waiting to see who comes. */
const PARTNERS = `
  SELECT partner FROM (
    (SELECT user2_id AS partner, last_message_at FROM conversations
     WHERE user1_id = $1 AND last_seq > 0 AND NOT ${areHiddenSql('$1', 'user2_id')} ORDER BY last_message_at DESC, id DESC LIMIT $2)
    UNION ALL
    (SELECT user1_id AS partner, last_message_at FROM conversations
     WHERE user2_id = $1 AND last_seq > 0 AND NOT ${areHiddenSql('$1', 'user1_id')} ORDER BY last_message_at DESC, id DESC LIMIT $2)
  ) AS conversations ORDER BY last_message_at DESC LIMIT $2`;

@Injectable()
export class LastSeenRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** These people are here now. */
  async touch(userIds: string[]): Promise<void> {
    await this.sql.rows('last-seen-touch', SEEN, [userIds]);
  }

  async when(userId: string): Promise<Date | null> {
    const [row] = await this.sql.rows<{ lastSeenAt: Date }>('last-seen-when', WHEN, [userId]);
    return row?.lastSeenAt ?? null;
  }

  /** Ids of at most `limit` people with whom something has been written. */
  async partners(userId: string, limit: number): Promise<string[]> {
    const rows = await this.sql.rows<{ partner: string }>('presence-partners', PARTNERS, [userId, limit]);
    return rows.map(({ partner }) => partner);
  }
}
