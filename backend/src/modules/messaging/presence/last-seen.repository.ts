import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { areHiddenSql } from '../../profiles/index.js';

/** Rounds down to five minutes, so that no one can watch to the second when someone is online. */
const SEEN = `
  INSERT INTO last_seen (user_id, last_seen_at)
  SELECT DISTINCT person, date_bin('5 minutes', now(), 'epoch') FROM unnest($1::uuid[]) AS person ORDER BY 1
  ON CONFLICT (user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at
  WHERE last_seen.last_seen_at < excluded.last_seen_at`;

/** With each person's latest conversation partners. Presence is not sent to earlier ones. */
const SEEN_BY = `
  SELECT person AS "userId", (SELECT last_seen_at FROM last_seen WHERE user_id = person) AS "lastSeenAt", ARRAY(
    SELECT partner FROM (
      (SELECT user2_id AS partner, last_message_at FROM conversations
       WHERE user1_id = person AND last_seq > 0 AND NOT ${areHiddenSql('person', 'user2_id')} ORDER BY last_message_at DESC, id DESC LIMIT $2)
      UNION ALL
      (SELECT user1_id AS partner, last_message_at FROM conversations
       WHERE user2_id = person AND last_seq > 0 AND NOT ${areHiddenSql('person', 'user1_id')} ORDER BY last_message_at DESC, id DESC LIMIT $2)
    ) AS conversations ORDER BY last_message_at DESC LIMIT $2) AS partners
  FROM unnest($1::uuid[]) AS person`;

/** A person, and the people who see when they come online and leave. */
interface Seen {
  userId: string;
  lastSeenAt: Date | null;
  partners: string[];
}

@Injectable()
export class LastSeenRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** Records that these people are online now. */
  async touch(userIds: string[]): Promise<void> {
    await this.sql.rows('last-seen-touch', SEEN, [userIds]);
  }

  /** Each person with at most `limit` people with whom they have exchanged messages. */
  async seenBy(userIds: string[], limit: number): Promise<Seen[]> {
    return this.sql.rows('last-seen-by', SEEN_BY, [userIds, limit]);
  }
}
