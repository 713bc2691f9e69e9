import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from '../../../platform/database/index.js';
import { areHiddenSql } from '../../profiles/index.js';
import { isArchivedSql } from '../conversations/open-to-sql.js';
import { hasMessageSql } from '../sending/has-message-sql.js';

/** A conversation in which someone has read a first message and not answered it. */
export interface UnansweredRow {
  id: string;
  senderId: string;
  receiverId: string;
  lastSeq: number;
}

/** A conversation that was begun earlier is not looked at, which keeps the part of the index that is read small. */
const BEGUN_WITHIN = '30 days';

/*
 * Everything was read between $1 and $2, and nothing written since. A reaction counts as an answer. The two are not hidden
 * from each other, and the conversation is neither archived nor muted.
 */
const DUE = `
  SELECT c.id, first.sender_id AS "senderId", first.receiver_id AS "receiverId", c.last_seq AS "lastSeq"
  FROM conversations c
  CROSS JOIN LATERAL (
    SELECT sender_id, receiver_id FROM messages WHERE conversation_id = c.id ORDER BY seq LIMIT 1
  ) AS first
  JOIN conversation_reads own ON own.conversation_id = c.id AND own.user_id = first.receiver_id
  CROSS JOIN LATERAL (
    SELECT seq, reactions, deleted_at, removed_at FROM messages WHERE conversation_id = c.id ORDER BY seq DESC LIMIT 1
  ) AS last
  WHERE c.created_at > $1::timestamptz - interval '${BEGUN_WITHIN}' AND c.created_at <= $2 AND c.reminded_at IS NULL
    AND c.id > $3 AND own.updated_at > $1 AND own.updated_at <= $2 AND own.last_read_seq >= last.seq
    AND last.deleted_at IS NULL AND last.removed_at IS NULL
    AND strpos(last.reactions, first.receiver_id::text) = 0
    AND NOT ${hasMessageSql('c.id', 'sender_id = first.receiver_id')}
    AND NOT ${areHiddenSql('first.receiver_id', 'first.sender_id')}
    AND NOT ${isArchivedSql('c', 'first.receiver_id')} AND coalesce(own.muted_until <= $5, true)
  ORDER BY c.id LIMIT $4`;

@Injectable()
export class AnswerRemindersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Up to `limit` conversations after an id that were read between two moments and have had no reminder. */
  async due(readFrom: Date, readTo: Date, now: Date, after: string, limit: number): Promise<UnansweredRow[]> {
    return this.dataSource.query<UnansweredRow[]>(DUE, [readFrom, readTo, after, limit, now]);
  }

  /** False if it had a reminder, or something happened in it meanwhile. */
  async note({ id, lastSeq }: UnansweredRow, now: Date, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<[object[], number]>(
      'UPDATE conversations SET reminded_at = $3 WHERE id = $1 AND last_seq = $2 AND reminded_at IS NULL RETURNING id',
      [id, lastSeq, now],
    );
    return rows[1] > 0;
  }
}
