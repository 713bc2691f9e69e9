import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Conversation } from '../conversations/conversation.entity.js';
import { ConversationRead } from '../reading/conversation-read.entity.js';
import { Message } from '../sending/message.entity.js';

export type ImportedRow = Omit<
  Message,
  | 'id'
  | 'conversationId'
  | 'replyToId'
  | 'writtenById'
  | 'declines'
  | 'photoCount'
  | 'documentCount'
  | 'voiceSeconds'
  | 'editedAt'
  | 'deletedAt'
  | 'removedAt'
>;

@Injectable()
export class ConversationImportRepository {
  /** All messages of a conversation that has none yet; its times become theirs. */
  async insertMessages(conversationId: string, rows: ImportedRow[], manager: EntityManager): Promise<void> {
    await manager.insert(
      Message,
      rows.map((row) => ({ ...row, conversationId })),
    );
    await manager.update(Conversation, conversationId, {
      lastSeq: rows.length,
      lastMessageAt: rows.at(-1)?.createdAt,
      createdAt: rows.at(0)?.createdAt,
    });
    for (const side of ['user1', 'user2'])
      await manager.query(
        `UPDATE conversations SET ${side}_unread = (
           SELECT count(*) FROM messages WHERE conversation_id = $1 AND receiver_id = ${side}_id AND NOT is_read)
         WHERE id = $1`,
        [conversationId],
      );
  }

  async insertRead(conversationId: string, userId: string, lastReadSeq: number, manager: EntityManager): Promise<void> {
    await manager.insert(ConversationRead, { conversationId, userId, lastReadSeq });
  }
}
