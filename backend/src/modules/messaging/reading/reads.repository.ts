import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { areHiddenSql } from '../../profiles/index.js';
import { isArchivedSql, openToSql } from '../conversations/open-to-sql.js';

export interface ReadState {
  lastReadSeq: number;
  /** Messages of this conversation that are still unread. */
  unreadCount: number;
  moved: boolean;
}

/** Zero once everything is read, even if the stored count was wrong: this corrects it. */
const leftUnread = (count: string) => `CASE WHEN last_seq = place.seq THEN 0 ELSE greatest(${count} - newly, 0) END`;

/*
 * The read number only rises, and never past `last_seq`. The same statement marks the messages up to that number; all of
 * them are committed, because sending is serialised. Locks the conversation first, like reactions, to avoid deadlocks.
 */
const READ = `
  WITH place AS (
    SELECT id, least($3::integer, last_seq) AS seq, CASE WHEN user1_id = $2 THEN user2_id ELSE user1_id END AS other_id,
      CASE WHEN user1_id = $2 THEN user1_unread ELSE user2_unread END AS unread
    FROM conversations c WHERE id = $1 AND ${openToSql('c', '$2')}
  ), turn AS (
    SELECT id FROM conversations c WHERE id = (SELECT id FROM place) AND NOT EXISTS (
      SELECT FROM conversation_reads WHERE conversation_id = $1 AND user_id = $2 AND last_read_seq >= (SELECT seq FROM place))
    FOR NO KEY UPDATE
  ), moved AS (
    INSERT INTO conversation_reads AS r (conversation_id, user_id, last_read_seq) SELECT id, $2, seq FROM place JOIN turn USING (id)
    ON CONFLICT (conversation_id, user_id) DO UPDATE SET last_read_seq = excluded.last_read_seq, updated_at = now()
    WHERE r.last_read_seq < excluded.last_read_seq
    RETURNING last_read_seq
  ), marked AS (
    UPDATE messages SET is_read = true
    WHERE conversation_id = $1 AND receiver_id = $2 AND NOT is_read AND seq <= (SELECT last_read_seq FROM moved)
    RETURNING seq
  ), counted AS (
    UPDATE conversations c SET user1_unread = CASE WHEN user1_id = $2 THEN ${leftUnread('user1_unread')} ELSE user1_unread END,
      user2_unread = CASE WHEN user2_id = $2 THEN ${leftUnread('user2_unread')} ELSE user2_unread END
    FROM place, (SELECT count(*)::integer AS newly FROM marked) AS marks WHERE c.id = place.id AND newly > 0
    RETURNING CASE WHEN user1_id = $2 THEN user1_unread ELSE user2_unread END AS unread
  ), owed AS (
    INSERT INTO outbox_events (name, payload, request_id)
    SELECT 'conversation.read',
      jsonb_build_object('conversationId', id, 'userId', $2, 'otherId', other_id, 'lastReadSeq', last_read_seq), $4
    FROM place, moved WHERE last_read_seq > 0
  )
  SELECT
    greatest(place.seq, (SELECT last_read_seq FROM conversation_reads WHERE conversation_id = $1 AND user_id = $2)) AS "lastReadSeq",
    EXISTS (SELECT FROM moved) AS moved,
    coalesce((SELECT unread FROM counted), place.unread) AS "unreadCount"
  FROM place`;

const unreadOf = (own: 'user1' | 'user2', other: 'user1' | 'user2') => `
  (SELECT coalesce(sum(${own}_unread), 0)::integer FROM conversations c
   WHERE ${own}_id = person AND ${own}_unread > 0 AND NOT ${areHiddenSql('person', `${other}_id`)}
     AND NOT ${isArchivedSql('c', 'person')})`;

const UNREAD = `
  SELECT person AS "userId", ${unreadOf('user1', 'user2')} + ${unreadOf('user2', 'user1')} AS count
  FROM unnest($1::uuid[]) AS person`;

@Injectable()
export class ReadsRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** Moves a person's read number forward; `null` for someone who is not a member. */
  async moveTo(
    conversationId: string,
    userId: string,
    seq: number,
    requestId: string | null,
  ): Promise<ReadState | null> {
    const [state] = await this.sql.rows<ReadState>('conversation-read', READ, [conversationId, userId, seq, requestId]);
    return state ?? null;
  }

  /** The unread messages of each of these people, without archived conversations. */
  async unreadCounts(userIds: string[]): Promise<{ userId: string; count: number }[]> {
    return this.sql.rows('unread-counts', UNREAD, [userIds]);
  }
}
