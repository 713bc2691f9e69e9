import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { openToSql } from '../conversations/open-to.js';
import { MESSAGE_COLUMNS } from '../sending/message-columns.js';
import type { MessageRow } from '../sending/message.dto.js';
import type { Reactions } from './reaction-names.js';

@Injectable()
export class ReactionsRepository {
  /**
   * The message, with its conversation locked until the transaction ends, so that reactions take their turns; `null`
   * to whoever is not a member of the conversation.
   */
  async lockForMember(messageId: string, userId: string, manager: EntityManager): Promise<MessageRow | null> {
    const locked = await manager.query<object[]>(
      `SELECT c.id FROM conversations c JOIN messages m ON m.conversation_id = c.id
       WHERE m.id = $1 AND m.removed_at IS NULL AND ${openToSql('c', '$2')} FOR NO KEY UPDATE OF c`,
      [messageId, userId],
    );
    if (locked.length === 0) return null;
    // A statement of its own: it must see what was committed while the lock was waited for.
    const [row] = await manager.query<MessageRow[]>(`SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE m.id = $1`, [
      messageId,
    ]);
    return row ?? null;
  }

  /** Stores the message's reactions and gives the change its number in the conversation. */
  async change(
    message: MessageRow,
    reactions: Reactions,
    actorId: string,
    manager: EntityManager,
  ): Promise<{ seq: number }> {
    const [event] = await manager.query<[{ seq: number }]>(
      `WITH place AS (UPDATE conversations SET last_seq = last_seq + 1 WHERE id = $1 RETURNING id, last_seq),
         changed AS (UPDATE messages SET reactions = $3 WHERE id = $2)
       INSERT INTO message_events (conversation_id, seq, kind, message_id, actor_id)
       SELECT id, last_seq, 'reaction', $2, $4 FROM place RETURNING seq`,
      [message.conversationId, message.id, JSON.stringify(reactions), actorId],
    );
    return event;
  }
}
