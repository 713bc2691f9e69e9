import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MessageRow } from '../sending/message.dto.js';
import type { Reactions } from './reaction-names.js';

@Injectable()
export class ReactionsRepository {
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
