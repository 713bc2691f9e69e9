import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Conversation } from '../conversations/conversation.entity.js';
import { hasReplyHabitSql } from '../../profiles/index.js';
import { hasMessageSql } from '../sending/has-message-sql.js';

/** How a person has answered first messages. */
export interface AnsweredRow {
  userId: string;
  /** First messages that were answered in time, or can no longer be. */
  asked: number;
  answered: number;
  /** Of the answers in time; null without an answer. */
  medianMinutes: number | null;
}

/*
 * A first message is the first one of its conversation. Conversations are found by the index that the message screen
 * uses, both messages by the index of their numbers.
 */
const ANSWERED = `
  SELECT person.id AS "userId",
    count(*) FILTER (WHERE answer.created_at <= due.at OR due.at < $3)::integer AS asked,
    count(*) FILTER (WHERE answer.created_at <= due.at)::integer AS answered,
    round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answer.created_at - first.created_at) / 60)
      FILTER (WHERE answer.created_at <= due.at))::integer AS "medianMinutes"
  FROM unnest($1::uuid[]) AS person (id)
  CROSS JOIN LATERAL (
    SELECT id FROM conversations WHERE user1_id = person.id AND last_message_at > $2
    UNION ALL SELECT id FROM conversations WHERE user2_id = person.id AND last_message_at > $2
  ) AS conversation
  CROSS JOIN LATERAL (
    SELECT sender_id, created_at FROM messages WHERE conversation_id = conversation.id ORDER BY seq LIMIT 1
  ) AS first
  CROSS JOIN LATERAL (SELECT first.created_at + make_interval(days => $4::integer) AS at) AS due
  LEFT JOIN LATERAL (
    SELECT created_at FROM messages
    WHERE conversation_id = conversation.id AND sender_id = person.id ORDER BY seq LIMIT 1
  ) AS answer ON true
  WHERE first.sender_id <> person.id AND first.created_at > $2
  GROUP BY person.id`;

/** A conversation is never older than its last message, whose time is in the index. */
const begunSql = (member: 'user1_id' | 'user2_id') =>
  `EXISTS (SELECT FROM conversations WHERE ${member} = person.id AND last_message_at > $1 AND created_at > $1)`;

@Injectable()
export class ReplyHabitsRepository {
  constructor(@InjectRepository(Conversation) private readonly conversations: Repository<Conversation>) {}

  /** Returns the `ids` to whom someone has written first since `since`; an answer counts for `days` days. */
  async answered(ids: readonly string[], since: Date, now: Date, days: number): Promise<AnsweredRow[]> {
    return this.conversations.manager.query(ANSWERED, [ids, since, now, days]);
  }

  /** Whether this is the sender's first message in a conversation that the other member began. */
  async isFirstAnswer(conversationId: string, senderId: string, seq: number): Promise<boolean> {
    const [row] = await this.conversations.manager.query<[{ answers: boolean }]>(
      `SELECT (SELECT sender_id FROM messages WHERE conversation_id = $1 ORDER BY seq LIMIT 1) <> $2
         AND NOT ${hasMessageSql('$1', 'sender_id = $2 AND seq < $3')} AS answers`,
      [conversationId, senderId, seq],
    );
    return row.answers;
  }

  /**
   * People with whom someone has begun a conversation since `since`, or who have a reply rate, after `after` in the
   * order of ids.
   */
  async toMeasure(since: Date, after: string, limit: number): Promise<string[]> {
    const rows = await this.conversations.manager.query<{ id: string }[]>(
      `SELECT person.id FROM account_identities AS person
       WHERE person.id > $2 AND (${begunSql('user1_id')} OR ${begunSql('user2_id')} OR ${hasReplyHabitSql('person.id')})
       ORDER BY person.id LIMIT $3`,
      [since, after, limit],
    );
    return rows.map(({ id }) => id);
  }
}
