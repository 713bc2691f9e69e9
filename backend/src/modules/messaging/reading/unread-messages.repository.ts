import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { areHiddenSql } from '../../profiles/index.js';

export interface UnreadMessage {
  conversationId: string;
  senderId: string;
  seq: number;
  content: string;
}

const UNREAD = `
  SELECT conversation_id AS "conversationId", sender_id AS "senderId", seq, content
  FROM (
    SELECT * FROM messages m
    WHERE m.receiver_id = $1 AND NOT m.is_read AND m.removed_at IS NULL
      AND NOT ${areHiddenSql('m.receiver_id', 'm.sender_id')}
    ORDER BY m.created_at DESC LIMIT $2
  ) AS newest
  ORDER BY created_at`;

@Injectable()
export class UnreadMessagesRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  async of(personId: string, most: number): Promise<UnreadMessage[]> {
    return this.sql.rows<UnreadMessage>('unread-messages', UNREAD, [personId, most]);
  }
}
