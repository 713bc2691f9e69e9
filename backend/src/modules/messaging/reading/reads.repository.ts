import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { areHiddenSql } from '../../profiles/index.js';
import { openToSql } from '../conversations/open-to.js';

export interface ReadState {
  lastReadSeq: number;
  /** Messages of this conversation that are still unread. */
  unreadCount: number;
  moved: boolean;
}

/*
 * Reading only goes forward and never past what there is. Messages are marked up to the same number in the same
 * statement: every number up to last_seq is committed, since senders take their turns.
 */
const READ = `
  WITH place AS (
    SELECT id, least($3::integer, last_seq) AS seq, CASE WHEN user1_id = $2 THEN user2_id ELSE user1_id END AS other_id
    FROM conversations c WHERE id = $1 AND ${openToSql('c', '$2')}
  ), moved AS (
    INSERT INTO conversation_reads AS r (conversation_id, user_id, last_read_seq) SELECT id, $2, seq FROM place
    ON CONFLICT (conversation_id, user_id) DO UPDATE SET last_read_seq = excluded.last_read_seq, updated_at = now()
    WHERE r.last_read_seq < excluded.last_read_seq
    RETURNING last_read_seq
  ), marked AS (
    UPDATE messages SET is_read = true
    WHERE conversation_id = $1 AND receiver_id = $2 AND NOT is_read AND seq <= (SELECT last_read_seq FROM moved)
    RETURNING seq
  ), owed AS (
    INSERT INTO outbox_events (name, payload, request_id)
    SELECT 'conversation.read',
      jsonb_build_object('conversationId', id, 'userId', $2, 'otherId', other_id, 'lastReadSeq', last_read_seq), $4
    FROM place, moved WHERE last_read_seq > 0
  )
  SELECT
    greatest(place.seq, (SELECT last_read_seq FROM conversation_reads WHERE conversation_id = $1 AND user_id = $2)) AS "lastReadSeq",
    EXISTS (SELECT FROM moved) AS moved,
    (SELECT count(*)::integer FROM messages WHERE receiver_id = $2 AND conversation_id = $1 AND NOT is_read)
      - (SELECT count(*)::integer FROM marked) AS "unreadCount"
  FROM place`;

const UNREAD = `
  SELECT person AS "userId",
    (SELECT count(*)::integer FROM messages m
     WHERE m.receiver_id = person AND NOT m.is_read AND NOT ${areHiddenSql('person', 'm.sender_id')}) AS count
  FROM unnest($1::uuid[]) AS person`;

@Injectable()
export class ReadsRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** Moves a person's place forward; `null` to whoever is not a member. */
  async moveTo(
    conversationId: string,
    userId: string,
    seq: number,
    requestId: string | null,
  ): Promise<ReadState | null> {
    const [state] = await this.sql.rows<ReadState>('conversation-read', READ, [conversationId, userId, seq, requestId]);
    return state ?? null;
  }

  /** How many messages each of these people has not read. */
  async unreadCounts(userIds: string[]): Promise<{ userId: string; count: number }[]> {
    return this.sql.rows('unread-counts', UNREAD, [userIds]);
  }
}
