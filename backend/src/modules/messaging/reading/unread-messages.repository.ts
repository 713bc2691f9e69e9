import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { areHiddenSql } from '../../profiles/index.js';

export interface UnreadMessage {
  conversationId: string;
  senderId: string;
  seq: number;
  content: string;
  photoCount: number;
  documentCount: number;
  voiceSeconds: number;
}

const UNREAD = `
  SELECT conversation_id AS "conversationId", sender_id AS "senderId", seq, content,
    photo_count AS "photoCount", document_count AS "documentCount", voice_seconds AS "voiceSeconds"
  FROM (
    SELECT * FROM messages m
    WHERE m.receiver_id = $1 AND NOT m.is_read AND m.removed_at IS NULL
      AND NOT ${areHiddenSql('m.receiver_id', 'm.sender_id')}
      AND NOT EXISTS (
        SELECT FROM conversation_reads r JOIN conversations c ON c.id = r.conversation_id
        WHERE r.conversation_id = m.conversation_id AND r.user_id = m.receiver_id
          AND (r.muted_until > $3 OR r.archived_at >= c.last_message_at))
    ORDER BY m.created_at DESC LIMIT $2
  ) AS newest
  ORDER BY created_at`;

@Injectable()
export class UnreadMessagesRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  async of(personId: string, most: number, now: Date): Promise<UnreadMessage[]> {
    return this.sql.rows<UnreadMessage>('unread-messages', UNREAD, [personId, most, now]);
  }
}
