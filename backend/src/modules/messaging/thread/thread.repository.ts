import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { openToSql } from '../conversations/open-to-sql.js';
import { MESSAGE_COLUMNS } from '../sending/message-columns.js';
import type { ThreadRow } from './thread.dto.js';

interface ThreadPart {
  rows: ThreadRow[];
  lastSeq: number;
}

/** Messages and events are read along their own index, up to the limit each, before they are merged. */
const partOf = (comparison: '>' | '<', order: 'ASC' | 'DESC') => `
  SELECT c.last_seq AS "lastSeq", part.*
  FROM conversations c
  LEFT JOIN LATERAL (
    (SELECT 'message' AS kind, m.seq AS "eventSeq", ${MESSAGE_COLUMNS}
     FROM messages m WHERE m.conversation_id = c.id AND m.seq ${comparison} $3 ORDER BY m.seq ${order} LIMIT $4)
    UNION ALL
    (SELECT e.kind, e.seq AS "eventSeq", ${MESSAGE_COLUMNS}
     FROM message_events e JOIN messages m ON m.id = e.message_id
     WHERE e.conversation_id = c.id AND e.seq ${comparison} $3 ORDER BY e.seq ${order} LIMIT $4)
    ORDER BY 2 ${order} LIMIT $4
  ) part ON true
  WHERE c.id = $1 AND ${openToSql('c', '$2')}
  ORDER BY part."eventSeq"`;

const AFTER = partOf('>', 'ASC');
const BEFORE = partOf('<', 'DESC');

type PartRow = ThreadRow & { lastSeq: number };

@Injectable()
export class ThreadRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** The first `limit` events after `seq`; `null` for someone who is not a member. */
  async after(conversationId: string, userId: string, seq: number, limit: number): Promise<ThreadPart | null> {
    return part(await this.sql.rows<PartRow>('thread-after', AFTER, [conversationId, userId, seq, limit]));
  }

  /** The last `limit` events before `seq`, in ascending order; `null` for someone who is not a member. */
  async before(conversationId: string, userId: string, seq: number, limit: number): Promise<ThreadPart | null> {
    return part(await this.sql.rows<PartRow>('thread-before', BEFORE, [conversationId, userId, seq, limit]));
  }
}

/** An empty conversation is one row without an event. */
function part(rows: PartRow[]): ThreadPart | null {
  const [first] = rows;
  return first ? { lastSeq: first.lastSeq, rows: rows.filter(({ eventSeq }) => eventSeq !== null) } : null;
}
