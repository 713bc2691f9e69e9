import { Injectable } from '@nestjs/common';
import { PreparedSqlService, type EntityManager } from '../../../platform/database/index.js';
import { heldStateSql, type HeldState } from '../../safety/index.js';
import { openToSql } from '../conversations/open-to-sql.js';
import { MESSAGE_COLUMNS } from '../sending/message-columns.js';
import type { MessageRow } from '../sending/message.dto.js';

/** By the clock that stamped the message. */
const WRITER = 'm.written_by_id AS "writtenById"';
const AGE = 'extract(epoch FROM clock_timestamp() - m.created_at)::float8 * 1000 AS "ageMs"';

const FIND = `
  SELECT ${MESSAGE_COLUMNS}, ${AGE}, ${WRITER}, ${heldStateSql('$2', '$3')} AS held
  FROM messages m JOIN conversations c ON c.id = m.conversation_id
  WHERE m.id = $1 AND m.sender_id = $2 AND m.written_by_id IS NOT DISTINCT FROM $4::uuid AND m.removed_at IS NULL AND ${openToSql('c', '$2')}`;

/** The receiver's unread count after an unread message to them is deleted. */
const unreadWithout = (side: 'user1' | 'user2') =>
  `greatest(c.${side}_unread - ($5::boolean AND NOT m.is_read AND m.receiver_id = c.${side}_id)::integer, 0)`;

/** A message, how long ago it was sent, and the co-parent who wrote it. */
export type AgedMessage = MessageRow & { ageMs: number; writtenById: string | null };

/** The change of a message: a new text, or none if it is deleted. */
type MessageChange = { content: string } | 'deleted';

/** Changes of messages after they were sent. Each takes the next number of its conversation, as a message does. */
@Injectable()
export class MessageChangesRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /**
   * The caller's own message, and the state of an edit that was held under `heldId`. `null` for everyone else, and if
   * moderators removed the message.
   */
  async findOwn(
    id: string,
    senderId: string,
    heldId: string,
    writtenById: string | null,
  ): Promise<(AgedMessage & { held: HeldState | null }) | null> {
    const [row] = await this.sql.rows<AgedMessage & { held: HeldState | null }>('message-own', FIND, [
      id,
      senderId,
      heldId,
      writtenById,
    ]);
    return row ?? null;
  }

  /**
   * The message. Locks its conversation until commit, so that changes run one after the other. `null` for someone who
   * is not a member, and if moderators removed the message.
   */
  async lockForMember(messageId: string, userId: string, manager: EntityManager): Promise<AgedMessage | null> {
    const locked = await manager.query<object[]>(
      `SELECT c.id FROM conversations c JOIN messages m ON m.conversation_id = c.id
       WHERE m.id = $1 AND m.removed_at IS NULL AND ${openToSql('c', '$2')} FOR NO KEY UPDATE OF c`,
      [messageId, userId],
    );
    if (locked.length === 0) return null;
    // A second statement, so that it sees what was committed while this one waited for the lock.
    const [row] = await manager.query<AgedMessage[]>(
      `SELECT ${MESSAGE_COLUMNS}, ${AGE}, ${WRITER} FROM messages m WHERE m.id = $1`,
      [messageId],
    );
    return row ?? null;
  }

  /**
   * Stores the change with its number, and the earlier text. A deleted message counts as read, so that no one is
   * notified of it. Returns the changed message.
   */
  async apply(
    message: MessageRow,
    change: MessageChange,
    at: Date,
    manager: EntityManager,
  ): Promise<{ row: MessageRow; seq: number }> {
    const deleted = change === 'deleted';
    const [event] = await manager.query<[{ seq: number }]>(
      `WITH place AS (
           UPDATE conversations c SET last_seq = last_seq + 1, user1_unread = ${unreadWithout('user1')},
             user2_unread = ${unreadWithout('user2')}
           FROM messages m WHERE c.id = $1 AND m.id = $2 RETURNING c.id, c.last_seq
         ),
         kept AS (
           INSERT INTO message_versions (message_id, sender_id, content, replaced_at)
           SELECT id, sender_id, content, $4::timestamptz FROM messages WHERE id = $2
         ),
         changed AS (
           UPDATE messages SET content = $3, edited_at = CASE WHEN $5::boolean THEN edited_at ELSE $4 END,
             deleted_at = CASE WHEN $5 THEN $4 END, is_read = is_read OR $5,
             reactions = CASE WHEN $5 THEN '{}' ELSE reactions END,
             photo_count = CASE WHEN $5 THEN 0 ELSE photo_count END,
             document_count = CASE WHEN $5 THEN 0 ELSE document_count END,
             voice_seconds = CASE WHEN $5 THEN 0 ELSE voice_seconds END
           WHERE id = $2
         )
       INSERT INTO message_events (conversation_id, seq, kind, message_id, actor_id)
       SELECT id, last_seq, 'change', $2, $6::uuid FROM place RETURNING seq`,
      [message.conversationId, message.id, deleted ? '' : change.content, at, deleted, message.senderId],
    );
    const [row] = await manager.query<[MessageRow]>(`SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE m.id = $1`, [
      message.id,
    ]);
    return { row, seq: event.seq };
  }
}
