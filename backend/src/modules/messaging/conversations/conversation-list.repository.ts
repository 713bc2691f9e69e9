import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { PreciseCursorPosition } from '../../../platform/http/index.js';
import { signedInAccount, type Identity } from '../../../platform/identity/index.js';
import { areHiddenSql } from '../../profiles/index.js';
import { draftTextSql } from '../drafts/message-draft-sql.js';
import { hasMessageSql } from '../sending/has-message-sql.js';
import { SHOWN_CONTENT, SHOWN_COUNTS, SHOWN_DECLINES } from '../sending/message-columns.js';
import { isArchivedSql, openToSql } from './open-to-sql.js';
import type { ConversationHeadDto, ConversationRow } from './conversation.dto.js';

/**
 * `mine` selects id, other_id, last_message_at, last_seq and unread of the conversations. `writer` is the account that
 * asks: in a family, the parent.
 */
const described = (mine: string, writer: string) => `
  SELECT mine.id, mine.other_id AS "otherId", mine.last_message_at AS "lastMessageAt",
    (extract(epoch FROM mine.last_message_at) * 1000000)::float8 AS position, mine.last_seq AS "lastSeq",
    coalesce(own.last_read_seq, 0) AS "lastReadSeq", coalesce(theirs.last_read_seq, 0) AS "theirLastReadSeq",
    mine.unread AS "unreadCount", coalesce(own.archived_at >= mine.last_message_at, false) AS archived,
    own.muted_until AS "mutedUntil",
    seen.last_seen_at AS "lastSeenAt", ${hasMessageSql('mine.id', 'sender_id <> said.sender_id')} AS answered,
    CASE WHEN draft.version IS NOT NULL THEN ${draftTextSql('draft', '$1')} END AS "draftText", draft.version AS "draftVersion",
    draft.typed_at AS "draftTypedAt",
    said."photoCount", said."documentCount", said."voiceSeconds", said.declines, said.content, said.sender_id AS "senderId", said.created_at AS "sentAt", said.seq AS "messageSeq"
  FROM (${mine}) AS mine
  LEFT JOIN conversation_reads own ON own.conversation_id = mine.id AND own.user_id = $1
  LEFT JOIN conversation_reads theirs ON theirs.conversation_id = mine.id AND theirs.user_id = mine.other_id
  LEFT JOIN message_drafts draft ON draft.conversation_id = mine.id AND draft.writer_id = ${writer}
  LEFT JOIN last_seen seen ON seen.user_id = mine.other_id
  LEFT JOIN LATERAL (
    SELECT ${SHOWN_CONTENT} AS content, ${SHOWN_COUNTS}, ${SHOWN_DECLINES}, m.sender_id, m.created_at, m.seq FROM messages m WHERE m.conversation_id = mine.id ORDER BY m.seq DESC LIMIT 1
  ) said ON true
  ORDER BY mine.last_message_at DESC, mine.id DESC`;

/** One index scan for each side of the pair. An empty conversation is listed only for a member who opened it. */
const sideOf = (own: 'user1' | 'user2', other: 'user1' | 'user2') => `
  (SELECT c.id, c.${other}_id AS other_id, c.last_message_at, c.last_seq, c.${own}_unread AS unread FROM conversations c
   WHERE c.${own}_id = $1 AND NOT ${areHiddenSql('$1', `c.${other}_id`)} AND NOT ${isArchivedSql('c', '$1')}
     AND (c.last_message_at, c.id) < (coalesce('epoch'::timestamptz + $2::float8 * interval '1 microsecond', 'infinity'), $3::uuid)
     AND (c.last_seq > 0 OR EXISTS (SELECT FROM conversation_reads r WHERE r.conversation_id = c.id AND r.user_id = $1))
   ORDER BY c.last_message_at DESC, c.id DESC LIMIT $4)`;

const LIST = described(
  `
  ${sideOf('user1', 'user2')} UNION ALL ${sideOf('user2', 'user1')}
  ORDER BY last_message_at DESC, id DESC LIMIT $4`,
  '$5',
);

/** Scans the index of archived conversations and skips those with a newer message, which brings them back. */
const ARCHIVED = described(
  `
  SELECT c.id, other.id AS other_id, c.last_message_at, c.last_seq, other.unread
  FROM conversation_reads r JOIN conversations c ON c.id = r.conversation_id AND c.last_message_at <= r.archived_at,
    LATERAL (SELECT CASE WHEN c.user1_id = $1 THEN c.user2_id ELSE c.user1_id END AS id,
      CASE WHEN c.user1_id = $1 THEN c.user1_unread ELSE c.user2_unread END AS unread) AS other
  WHERE r.user_id = $1 AND r.archived_at IS NOT NULL AND NOT ${areHiddenSql('$1', 'other.id')}
    AND (r.archived_at, r.conversation_id) < (coalesce('epoch'::timestamptz + $2::float8 * interval '1 microsecond', 'infinity'), $3::uuid)
  ORDER BY r.archived_at DESC, r.conversation_id DESC LIMIT $4`,
  '$5',
);

const ONE = described(
  `
  SELECT c.id, CASE WHEN c.user1_id = $1 THEN c.user2_id ELSE c.user1_id END AS other_id, c.last_message_at, c.last_seq,
    CASE WHEN c.user1_id = $1 THEN c.user1_unread ELSE c.user2_unread END AS unread
  FROM conversations c WHERE c.id = $2 AND ${openToSql('c', '$1')}`,
  '$3',
);

const PARTNER = `
  SELECT CASE WHEN c.user1_id = $1 THEN c.user2_id ELSE c.user1_id END AS "partnerId"
  FROM conversations c WHERE c.id = $2 AND ${openToSql('c', '$1')}`;

const newestOf = (own: 'user1_id' | 'user2_id', other: 'user1_id' | 'user2_id') => `
  (SELECT id, ${other} AS other_id, last_seq, last_message_at FROM conversations
   WHERE ${own} = person AND last_seq > 0 AND NOT ${areHiddenSql('person', other)} ORDER BY last_message_at DESC, id DESC LIMIT $2)`;

const HEADS_OF_PERSON = `
  SELECT id AS "conversationId", last_seq AS "lastSeq",
    coalesce(own.last_read_seq, 0) AS "lastReadSeq", coalesce(theirs.last_read_seq, 0) AS "theirLastReadSeq",
    coalesce(own.archived_at >= last_message_at, false) AS archived
  FROM (${newestOf('user1_id', 'user2_id')} UNION ALL ${newestOf('user2_id', 'user1_id')}) AS mine
  LEFT JOIN conversation_reads own ON own.conversation_id = mine.id AND own.user_id = person
  LEFT JOIN conversation_reads theirs ON theirs.conversation_id = mine.id AND theirs.user_id = mine.other_id
  ORDER BY last_message_at DESC, id DESC LIMIT $2`;

const HEADS = `
  SELECT person AS "userId", (SELECT coalesce(json_agg(head), '[]') FROM (${HEADS_OF_PERSON}) AS head) AS heads
  FROM unnest($1::uuid[]) AS person`;

const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The account that asks. Conversations belong to the family, drafts to each parent. */
export type Caller = Pick<Identity, 'userId' | 'coParent'>;

const pageOf = (caller: Caller, after: PreciseCursorPosition | null, limit: number) => [
  caller.userId,
  after?.at ?? null,
  after?.id ?? LAST_UUID,
  limit,
  signedInAccount(caller),
];

interface PersonHeads {
  userId: string;
  heads: ConversationHeadDto[];
}

@Injectable()
export class ConversationListRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** The next `limit` conversations of a person after a position that are not archived, the latest first. */
  async list(caller: Caller, after: PreciseCursorPosition | null, limit: number): Promise<ConversationRow[]> {
    return this.sql.rows('conversation-list', LIST, pageOf(caller, after, limit));
  }

  /** The same of those that are archived. */
  async archived(caller: Caller, after: PreciseCursorPosition | null, limit: number): Promise<ConversationRow[]> {
    return this.sql.rows('conversation-list-archived', ARCHIVED, pageOf(caller, after, limit));
  }

  /** `null` for someone who is not a member. */
  async findForMember(caller: Caller, id: string): Promise<ConversationRow | null> {
    const values = [caller.userId, id, signedInAccount(caller)];
    const [row] = await this.sql.rows<ConversationRow>('conversation-one', ONE, values);
    return row ?? null;
  }

  /** The other member; `null` for someone who is not a member. */
  async partnerOf(userId: string, id: string): Promise<string | null> {
    const [row] = await this.sql.rows<{ partnerId: string }>('conversation-partner', PARTNER, [userId, id]);
    return row?.partnerId ?? null;
  }

  /** Whether two people have a conversation with at least one message. */
  async haveOne(one: string, other: string): Promise<boolean> {
    const rows = await this.sql.rows(
      'conversation-of-pair',
      `SELECT FROM conversations WHERE last_seq > 0
         AND user1_id = least($1::uuid, $2::uuid) AND user2_id = greatest($1::uuid, $2::uuid)`,
      [one, other],
    );
    return rows.length > 0;
  }

  async countOf(userId: string): Promise<number> {
    const [row] = await this.sql.rows<{ count: number }>(
      'conversation-count',
      'SELECT count(*)::integer AS count FROM conversations WHERE user1_id = $1 OR user2_id = $1',
      [userId],
    );
    return row?.count ?? 0;
  }

  /** The newest numbers of each person's `limit` latest conversations, and how far both members have read. */
  async heads(userIds: readonly string[], limit: number): Promise<PersonHeads[]> {
    return this.sql.rows('heads-of-people', HEADS, [userIds, limit]);
  }
}
