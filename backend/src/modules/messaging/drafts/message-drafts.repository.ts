import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { openToSql } from '../conversations/open-to-sql.js';
import type { MessageDraftInput, MessageDraftRow } from './message-draft.dto.js';
import { draftTextSql, wasSentSql } from './message-draft-sql.js';

/** Identifies a draft. In a family, `userId` is the account holder and `writerId` the parent who writes. */
interface DraftKey {
  conversationId: string;
  userId: string;
  writerId: string;
}

/** Stores an empty text if the message was sent meanwhile. Replaces only the version that the draft is based on. */
const SAVE = `
  INSERT INTO message_drafts AS d (conversation_id, writer_id, text, client_message_id, version, typed_at)
  SELECT c.id, $3, CASE WHEN ${wasSentSql('$2', '$5')} THEN '' ELSE $4 END, $5, $6::integer + 1, least($7::timestamptz, now())
  FROM conversations c WHERE c.id = $1 AND ${openToSql('c', '$2')}
  ON CONFLICT (conversation_id, writer_id) DO UPDATE SET text = excluded.text,
    client_message_id = excluded.client_message_id, version = excluded.version, typed_at = excluded.typed_at
  WHERE d.version = $6
  RETURNING text, version, typed_at AS "typedAt"`;

const FIND = `
  SELECT ${draftTextSql('d', '$2')} AS text, d.version, d.typed_at AS "typedAt"
  FROM message_drafts d JOIN conversations c ON c.id = d.conversation_id
  WHERE d.conversation_id = $1 AND d.writer_id = $3 AND ${openToSql('c', '$2')}`;

@Injectable()
export class MessageDraftsRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** `null` if it is not based on the stored draft, or the person is not a member. */
  async save(
    { conversationId, userId, writerId }: DraftKey,
    { text, clientMessageId, basedOn, typedAt }: MessageDraftInput,
  ): Promise<MessageDraftRow | null> {
    const values = [conversationId, userId, writerId, text, clientMessageId, basedOn, typedAt];
    const [row] = await this.sql.rows<MessageDraftRow>('message-draft-save', SAVE, values);
    return row ?? null;
  }

  async find({ conversationId, userId, writerId }: DraftKey): Promise<MessageDraftRow | null> {
    const [row] = await this.sql.rows<MessageDraftRow>('message-draft', FIND, [conversationId, userId, writerId]);
    return row ?? null;
  }
}
