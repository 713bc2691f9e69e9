import { Injectable } from '@nestjs/common';
import { literalInLike, PreparedSqlService } from '../../../platform/database/index.js';
import type { PreciseCursorPosition } from '../../../platform/http/index.js';
import { areHiddenSql } from '../../profiles/index.js';
import { openToSql } from '../conversations/open-to-sql.js';

/** The most messages that one statement reads, and of how many conversations. */
const MOST_READ = 10_000;
const MOST_IN_ONE = 5_000;
const MOST_CONVERSATIONS = 200;
const MOST_EXCERPTS = 3;
/** The answer says that there may be more if there are more than this. */
export const MOST_FOUND = 200;

const BEFORE_WORD = 50;
const EXCERPT = 160;

/** Without accents and in lower case. */
const folded = (text: string) => `lower(public.unaccent('public.unaccent'::regdictionary, ${text}))`;

/** Patterns for `LIKE ALL`, computed once. `words` are escaped. */
const patterns = (words: string) =>
  `ARRAY(SELECT '%' || ${folded('word')} || '%' FROM unnest(${words}::text[]) AS word)`;

/** Messages that are shown: neither deleted nor removed by moderators. */
const SHOWN = 'm.removed_at IS NULL AND m.deleted_at IS NULL';

const sideOf = (own: 'user1' | 'user2', other: 'user1' | 'user2') => `
  (SELECT c.id, c.${other}_id AS other_id, c.last_message_at, c.last_seq FROM conversations c
   WHERE c.${own}_id = $1 AND c.last_seq > 0 AND NOT ${areHiddenSql('$1', `c.${other}_id`)}
     AND (c.last_message_at, c.id) < (coalesce('epoch'::timestamptz + $3::float8 * interval '1 microsecond', 'infinity'), $4::uuid)
   ORDER BY c.last_message_at DESC, c.id DESC LIMIT ${MOST_CONVERSATIONS})`;

/*
 * Reads the person's own messages along the index of each conversation, so what it costs depends on them alone, and not
 * on how many messages others have written. The conversations of one page together have at most `MOST_READ` numbers.
 */
const EVERYWHERE = `
  WITH mine AS (
    SELECT *, sum(least(last_seq, ${MOST_IN_ONE})) OVER (ORDER BY last_message_at DESC, id DESC) AS numbers FROM (
      ${sideOf('user1', 'user2')} UNION ALL ${sideOf('user2', 'user1')}
      ORDER BY last_message_at DESC, id DESC LIMIT ${MOST_CONVERSATIONS}) AS sides
  ), page AS (
    SELECT id, other_id, (extract(epoch FROM last_message_at) * 1000000)::float8 AS position, last_message_at, last_seq
    FROM mine WHERE numbers <= ${MOST_READ}
  ), found AS (
    SELECT page.*, hits.* FROM page CROSS JOIN LATERAL (
      SELECT count(*)::integer AS count, (array_agg(seq ORDER BY seq DESC))[:${MOST_EXCERPTS}] AS seqs FROM messages m
      WHERE m.conversation_id = page.id AND m.seq > page.last_seq - ${MOST_IN_ONE} AND ${SHOWN}
        AND ${folded('m.content')} LIKE ALL (${patterns('$2')})
    ) AS hits WHERE hits.count > 0 ORDER BY last_message_at DESC, id DESC LIMIT $5
  )
  SELECT found.id, found.other_id AS "otherId", found.position, found.count, said.messages,
    ends.position AS "endPosition", ends.id AS "endId", ends.more
  FROM (
    SELECT position, id, (SELECT count(*) FROM page) < (SELECT count(*) FROM mine) OR (SELECT count(*) FROM mine) = ${MOST_CONVERSATIONS} AS more
    FROM page ORDER BY last_message_at, id LIMIT 1
  ) AS ends
  LEFT JOIN found ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('seq', m.seq, 'senderId', m.sender_id, 'createdAt', m.created_at,
        'from', place.start, 'text', substr(m.content, place.start, ${EXCERPT}), 'length', length(m.content)) ORDER BY m.seq DESC) AS messages
    FROM messages m, LATERAL (SELECT greatest(strpos(${folded('m.content')}, ${folded('$6::text')}) - ${BEFORE_WORD}, 1) AS start) AS place
    WHERE m.conversation_id = found.id AND m.seq = ANY (found.seqs)
  ) AS said ON true
  ORDER BY found.last_message_at DESC, found.id DESC`;

const IN_ONE = `
  SELECT hits.seqs, greatest(least(c.last_seq + 1, $4::integer) - ${MOST_IN_ONE}, 1) AS "readFrom"
  FROM conversations c, LATERAL (
    SELECT coalesce((array_agg(seq ORDER BY seq DESC))[:${MOST_FOUND}], '{}') AS seqs FROM messages m
    WHERE m.conversation_id = c.id AND m.seq < $4 AND m.seq >= least(c.last_seq + 1, $4::integer) - ${MOST_IN_ONE} AND ${SHOWN}
      AND ${folded('m.content')} LIKE ALL (${patterns('$3')})
  ) AS hits WHERE c.id = $1 AND ${openToSql('c', '$2')}`;

export interface FoundRow {
  id: string;
  otherId: string;
  position: number;
  count: number;
  messages: { seq: number; senderId: string; createdAt: string; from: number; text: string; length: number }[];
}

interface FoundPage {
  rows: FoundRow[];
  /** Up to where was searched, where there is more; null at the end. */
  end: PreciseCursorPosition | null;
}

const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** `LIKE` reads these three characters literally only after a backslash. */
@Injectable()
export class MessageSearchRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** Up to `limit` conversations of a person with messages that contain all the words, the latest first. */
  async everywhere(
    userId: string,
    words: readonly [string, ...string[]],
    after: PreciseCursorPosition | null,
    limit: number,
  ): Promise<FoundPage> {
    type Row = (FoundRow | { id: null }) & { endPosition: number; endId: string; more: boolean };
    const rows = await this.sql.rows<Row>('message-search', EVERYWHERE, [
      userId,
      words.map(literalInLike),
      after?.at ?? null,
      after?.id ?? LAST_UUID,
      limit,
      words[0],
    ]);
    const [first] = rows;
    return {
      rows: rows.filter((row): row is Row & FoundRow => row.id !== null),
      end: first?.more ? { at: first.endPosition, id: first.endId } : null,
    };
  }

  /** Numbers of messages before `before` with all the words, the latest first; `null` for someone who is not a member. */
  async within(
    conversationId: string,
    userId: string,
    words: readonly string[],
    before: number,
  ): Promise<{ seqs: number[]; readFrom: number } | null> {
    const values = [conversationId, userId, words.map(literalInLike), before];
    const [row] = await this.sql.rows<{ seqs: number[]; readFrom: number }>('message-search-in-one', IN_ONE, values);
    return row ?? null;
  }
}
