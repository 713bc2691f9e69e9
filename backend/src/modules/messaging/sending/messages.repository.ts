import { Injectable } from '@nestjs/common';
import {
  isInTransaction,
  PreparedSqlService,
  TransactionsService,
  violatedConstraint,
} from '../../../platform/database/index.js';
import { LEASE_SECONDS } from '../../../platform/events/index.js';
import { heldStateSql, type HeldState } from '../../safety/index.js';
import { openToSql } from '../conversations/open-to-sql.js';
import { attachmentJson } from '../attachments/attachment-sql.js';
import { hasMessageSql } from './has-message-sql.js';
import { MESSAGE_COLUMNS, MESSAGE_JSON, messageColumns } from './message-columns.js';
import type { MessageRow } from './message.dto.js';

export interface NewMessage {
  conversationId: string;
  senderId: string;
  clientMessageId: string;
  content: string;
  replyToId: string | null;
  /** Files that the sender uploaded for it. */
  attachmentIds: readonly string[];
  /** The co-parent who writes it for the family. */
  writtenById: string | null;
  /** Its sender declines with it. */
  declines: boolean;
  requestId: string | null;
}

/** A message that was stored. */
export type WrittenMessage = MessageRow & {
  /** Of its `message.sent`. */
  eventId: string;
  /** Its event is leased to this process, which has to deliver it. */
  leased: boolean;
};

/** The facts that are read before a message is written. */
interface SendingState {
  /** The message, if it was stored before under this id. */
  stored: MessageRow | null;
  /** The state of the hold, if the message was held for a moderator. */
  held: HeldState | null;
  /** The receiver; null if the sender is not a member, or the two are hidden from each other. */
  receiverId: string | null;
  /** The newest number of the conversation; 0 before its first message. */
  earlierMessages: number;
  /** Whether `replyToId` is a message of this conversation, or null. */
  replyToIsValid: boolean;
}

type LookedUp = Pick<SendingState, 'held' | 'earlierMessages' | 'replyToIsValid'> & { toId: string | null };

const LOOK_UP = `
  SELECT CASE WHEN c.user1_id = $2 THEN c.user2_id ELSE c.user1_id END AS "toId", coalesce(c.last_seq, 0) AS "earlierMessages",
    $4::uuid IS NULL OR EXISTS (SELECT FROM messages q WHERE q.id = $4 AND q.conversation_id = $1) AS "replyToIsValid",
    ${heldStateSql('$2', '$3')} AS held, ${MESSAGE_COLUMNS}
  FROM (SELECT) AS one
  LEFT JOIN conversations c ON c.id = $1 AND ${openToSql('c', '$2')}
  LEFT JOIN messages m ON m.sender_id = $2 AND m.client_message_id = $3`;

/*
 * Raising last_seq locks the conversation until the commit: the next sender waits, so numbers are committed in their
 * order, and a statement that fails leaves no gap. The clock is read after that wait and never runs backwards. A message
 * that a moderator holds is not written.
 */
const WRITE = `
  WITH place AS (
    UPDATE conversations c
    SET last_seq = last_seq + 1, last_message_at = greatest(last_message_at, clock_timestamp()),
      user1_unread = user1_unread + (user1_id <> $2)::integer, user2_unread = user2_unread + (user2_id <> $2)::integer
    WHERE id = $1 AND ${openToSql('c', '$2')} AND coalesce(${heldStateSql('$2', '$3')}, 'released') = 'released'
      AND last_seq >= $7
    RETURNING id, last_seq, last_message_at, CASE WHEN user1_id = $2 THEN user2_id ELSE user1_id END AS receiver_id
  ), m AS (
    INSERT INTO messages (conversation_id, sender_id, receiver_id, content, seq, client_message_id, created_at, reply_to_id,
      written_by_id, declines)
    SELECT id, $2, receiver_id, $4, last_seq, $3, last_message_at, $8::uuid, $9::uuid, $10::boolean FROM place
    RETURNING *
  ), owed AS (
    INSERT INTO outbox_events (name, payload, request_id, attempts, available_at)
    SELECT 'message.sent', ${MESSAGE_JSON}, $5, ($6 > 0)::integer, clock_timestamp() + make_interval(secs => $6) FROM m
    RETURNING id
  )
  SELECT ${MESSAGE_COLUMNS}, owed.id AS "eventId" FROM m, owed`;

/*
 * The same with files that its sender uploaded for this conversation and has not sent: all of them, or nothing is
 * stored. Locked in the order of their ids, so that two messages with the same files take turns.
 */
const FILES = `(SELECT jsonb_agg(${attachmentJson('f')} ORDER BY f.place) FROM files f)`;
const WRITE_WITH_FILES = `
  WITH files AS MATERIALIZED (
    SELECT a.*, array_position($11::uuid[], a.id) AS place FROM message_attachments a
    WHERE a.id = ANY ($11::uuid[]) AND a.owner_id = $2 AND a.conversation_id = $1 AND a.message_id IS NULL
    ORDER BY a.id FOR UPDATE
  ), place AS (
    UPDATE conversations c
    SET last_seq = last_seq + 1, last_message_at = greatest(last_message_at, clock_timestamp()),
      user1_unread = user1_unread + (user1_id <> $2)::integer, user2_unread = user2_unread + (user2_id <> $2)::integer
    WHERE id = $1 AND ${openToSql('c', '$2')} AND coalesce(${heldStateSql('$2', '$3')}, 'released') = 'released'
      AND last_seq >= $7 AND (SELECT count(*) FROM files) = cardinality($11::uuid[])
    RETURNING id, last_seq, last_message_at, CASE WHEN user1_id = $2 THEN user2_id ELSE user1_id END AS receiver_id
  ), m AS (
    INSERT INTO messages (conversation_id, sender_id, receiver_id, content, seq, client_message_id, created_at, reply_to_id,
      written_by_id, declines, photo_count, document_count, voice_seconds)
    SELECT id, $2, receiver_id, $4, last_seq, $3, last_message_at, $8::uuid, $9::uuid, $10::boolean,
      (SELECT count(*) FROM files WHERE kind = 'photo'), (SELECT count(*) FROM files WHERE kind = 'document'),
      (SELECT coalesce(max(greatest(round(duration_ms / 1000.0), 1)), 0) FROM files WHERE kind = 'voice') FROM place
    RETURNING *
  ), sent AS (
    UPDATE message_attachments a SET message_id = m.id, position = files.place, delete_after = NULL
    FROM m, files WHERE a.id = files.id
  ), owed AS (
    INSERT INTO outbox_events (name, payload, request_id, attempts, available_at)
    SELECT 'message.sent', ${MESSAGE_JSON} || jsonb_build_object('attachments', ${FILES}, 'photoCount', m.photo_count,
      'documentCount', m.document_count, 'voiceSeconds', m.voice_seconds), $5, ($6 > 0)::integer, clock_timestamp() + make_interval(secs => $6) FROM m
    RETURNING id
  )
  SELECT ${messageColumns(FILES)}, owed.id AS "eventId" FROM m, owed`;

const activeAnsweredOfSide = (own: 'user1_id' | 'user2_id') => `
  (SELECT c.id, c.last_message_at FROM conversations c
   WHERE c.${own} = $1 AND c.last_message_at >= $2
     AND ${hasMessageSql('c.id', 'receiver_id = $1')}
   ORDER BY c.last_message_at DESC LIMIT $3)`;

const ACTIVE_ANSWERED = `
  SELECT id FROM (${activeAnsweredOfSide('user1_id')} UNION ALL ${activeAnsweredOfSide('user2_id')}) AS mine
  ORDER BY last_message_at DESC LIMIT $3`;

const ONCE_PER_CLIENT_ID = 'messages_client_message_id_sender_id_key';

@Injectable()
export class MessagesRepository {
  constructor(
    private readonly sql: PreparedSqlService,
    private readonly transactions: TransactionsService,
  ) {}

  async lookUp(message: Omit<NewMessage, 'content' | 'writtenById' | 'attachmentIds'>): Promise<SendingState> {
    const { conversationId, senderId, clientMessageId, replyToId } = message;
    const [row] = await this.sql.rows<MessageRow & LookedUp>('message-look-up', LOOK_UP, [
      conversationId,
      senderId,
      clientMessageId,
      replyToId,
    ]);
    const { toId = null, held = null, earlierMessages = 0, replyToIsValid = false } = row ?? {};
    return { stored: row?.id ? row : null, held, receiverId: toId, earlierMessages, replyToIsValid };
  }

  /** Ids of up to `limit` conversations active since a moment and with a message to this person, the latest first. */
  async activeAnsweredConversations(personId: string, since: Date, limit: number): Promise<string[]> {
    const rows = await this.sql.rows<{ id: string }>('active-answered-conversations', ACTIVE_ANSWERED, [
      personId,
      since,
      limit,
    ]);
    return rows.map(({ id }) => id);
  }

  /**
   * Stores the message and its event in one statement, committed when the promise resolves. `null` if nothing was
   * stored, because the sender's message id was used meanwhile, the sender is not a member, or the message is held. Within
   * a transaction it is committed with that.
   */
  write(message: NewMessage): Promise<WrittenMessage | null> {
    return this.writeAfter(0, message);
  }

  /** Like `write`, but does not store the first message of a conversation. */
  writeNext(message: NewMessage): Promise<WrittenMessage | null> {
    return this.writeAfter(1, message);
  }

  /** Whether the other member has written in this person's conversation. */
  async hasReceived(conversationId: string, personId: string): Promise<boolean> {
    const [row] = await this.sql.rows<{ received: boolean }>(
      'message-received',
      `SELECT ${hasMessageSql('$1', 'receiver_id = $2')} AS received`,
      [conversationId, personId],
    );
    return row?.received ?? false;
  }

  private async writeAfter(leastSeq: number, message: NewMessage): Promise<WrittenMessage | null> {
    const { conversationId, senderId, clientMessageId, content, requestId, replyToId, writtenById } = message;
    const { attachmentIds, declines } = message;
    const leased = !isInTransaction();
    const lease = leased ? LEASE_SECONDS : 0;
    const place = [conversationId, senderId, clientMessageId, content, requestId, lease, leastSeq];
    const values = [...place, replyToId, writtenById, declines];
    const insert = () =>
      attachmentIds.length === 0
        ? this.sql.rows<MessageRow & { eventId: string }>('message-write', WRITE, values)
        : this.sql.rows<MessageRow & { eventId: string }>('message-write-with-files', WRITE_WITH_FILES, [
            ...values,
            attachmentIds,
          ]);
    try {
      const [row] = leased ? await insert() : await this.transactions.run(insert);
      return row ? { ...row, leased } : null;
    } catch (error) {
      if (violatedConstraint(error) === ONCE_PER_CLIENT_ID) return null;
      throw error;
    }
  }
}
