import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { openToSql } from '../conversations/open-to-sql.js';
import { MOST_MARKS, type Mark } from './marks.js';

/** Someone has received or read everything up to a number. */
export interface Reached {
  kind: 'delivered' | 'read';
  conversationId: string;
  userId: string;
  seq: number;
}

/** Adds a mark for a higher number. It replaces one of the same minute, and only the latest marks stay. */
const added = (column: string, kind: Reached['kind']) => `
  CASE WHEN reached.kind <> '${kind}' OR reached.seq <= coalesce((r.${column}->-1->>0)::integer, 0) THEN r.${column} ELSE (
    SELECT jsonb_agg(mark ORDER BY (mark->>0)::integer) FROM (
      SELECT mark FROM jsonb_array_elements(r.${column} || jsonb_build_array(jsonb_build_array(reached.seq, reached.at))) AS mark
      WHERE (mark->>0)::integer = reached.seq OR mark->>1 IS NULL OR (mark->>1)::bigint / 60 < reached.at / 60
      ORDER BY (mark->>0)::integer DESC LIMIT ${MOST_MARKS}) AS kept
  ) END`;

const REACHED = `
  SELECT kind, conversation_id, user_id, seq, floor(extract(epoch FROM clock_timestamp()))::bigint AS at
  FROM unnest($1::text[], $2::uuid[], $3::uuid[], $4::integer[]) AS rows (kind, conversation_id, user_id, seq)`;

const ROWS = `
  INSERT INTO conversation_reads (conversation_id, user_id)
  SELECT DISTINCT c.id, user_id FROM unnest($1::uuid[], $2::uuid[]) AS rows (conversation_id, user_id)
  JOIN conversations c ON c.id = conversation_id ORDER BY 1, 2 ON CONFLICT DO NOTHING`;

const mark = (kind: Reached['kind']) => `
  WITH reached AS (${REACHED}), locked AS (
    SELECT r.conversation_id, r.user_id FROM conversation_reads r JOIN reached USING (conversation_id, user_id)
    ORDER BY 1, 2 FOR UPDATE OF r
  )
  UPDATE conversation_reads r SET ${kind}_marks = ${added(`${kind}_marks`, kind)}
  FROM reached JOIN locked USING (conversation_id, user_id)
  WHERE r.conversation_id = reached.conversation_id AND r.user_id = reached.user_id`;

const WAITING_OF = (own: 'user1' | 'user2') => `
  SELECT id, last_seq FROM conversations WHERE ${own}_id = person AND ${own}_unread > 0`;

const WAITING = `
  SELECT 'delivered' AS kind, person AS "userId", id AS "conversationId", last_seq AS seq FROM unnest($1::uuid[]) AS person
  CROSS JOIN LATERAL (${WAITING_OF('user1')} UNION ALL ${WAITING_OF('user2')} LIMIT 500) AS waiting`;

const TIMES = `
  SELECT m.seq, m.created_at AS "sentAt", m.is_read OR m.seq <= coalesce(r.last_read_seq, 0) AS "isRead",
    coalesce(r.delivered_marks, '[]') AS delivered, coalesce(r.read_marks, '[]') AS read
  FROM messages m JOIN conversations c ON c.id = m.conversation_id
  LEFT JOIN conversation_reads r ON r.conversation_id = m.conversation_id AND r.user_id = m.receiver_id
  WHERE m.id = $1 AND m.removed_at IS NULL AND m.deleted_at IS NULL AND ${openToSql('c', '$2')}`;

interface TimesRow {
  seq: number;
  sentAt: Date;
  isRead: boolean;
  delivered: Mark[];
  read: Mark[];
}

@Injectable()
export class MessageTimesRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** `reached` has at most one row for each kind, person and conversation. Idempotent. */
  async keep(reached: readonly Reached[]): Promise<void> {
    if (reached.length === 0) return;
    const columns = (rows: readonly Reached[]) => [
      rows.map(({ conversationId }) => conversationId),
      rows.map(({ userId }) => userId),
    ];
    await this.sql.rows('message-times-rows', ROWS, columns(reached));
    for (const kind of ['delivered', 'read'] as const) {
      const rows = reached.filter((row) => row.kind === kind);
      if (rows.length === 0) continue;
      const kinds = rows.map(() => kind);
      await this.sql.rows(`message-times-${kind}`, mark(kind), [kinds, ...columns(rows), rows.map(({ seq }) => seq)]);
    }
  }

  /** Conversations with something that these people have not read, and their newest numbers. */
  async waitingFor(userIds: string[]): Promise<Reached[]> {
    return this.sql.rows('message-times-waiting', WAITING, [userIds]);
  }

  /** `null` to anyone who is not a member, and for a message that is no longer shown. */
  async find(messageId: string, userId: string): Promise<TimesRow | null> {
    const [row] = await this.sql.rows<TimesRow>('message-times', TIMES, [messageId, userId]);
    return row ?? null;
  }
}
