import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** The last notified message of a conversation. */
export interface Mark {
  conversationId: string;
  mailedSeq: number;
  pushedSeq: number;
}

export interface WaitingDigest {
  mailedAt: Date | null;
}

@Injectable()
export class MessageDigestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Queues a check at `dueAt`, or earlier if one is queued; returns when, or null for any time. Writes only for the
   * first waiting message, because an upsert would lock and wait for the disk. If a digest is due or nearly due
   * (`soon`) it does lock: it waits for the running digest, which may have missed this message, and queues the next
   * one.
   */
  async wait(personId: string, dueAt: Date, soon: Date): Promise<Date | null> {
    const [waiting] = await this.dataSource.query<{ dueAt: Date }[]>(
      'SELECT due_at AS "dueAt" FROM message_digests WHERE person_id = $1 AND due_at > $2',
      [personId, soon],
    );
    if (waiting) return waiting.dueAt;
    const [begun] = await this.dataSource.query<{ dueAt: Date }[]>(
      `INSERT INTO message_digests AS waiting (person_id, due_at) SELECT id, $2 FROM account_identities WHERE id = $1
       ON CONFLICT (person_id) DO UPDATE SET due_at = excluded.due_at WHERE waiting.due_at IS NULL
       RETURNING due_at AS "dueAt"`,
      [personId, dueAt],
    );
    return begun?.dueAt ?? null;
  }

  /** Ids of people whose messages are due, longest waiting first. */
  async due(now: Date, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      'SELECT person_id AS id FROM message_digests WHERE due_at <= $1 ORDER BY due_at LIMIT $2',
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Locks a person's digest until commit; null if another process has it or has sent it. */
  async take(personId: string, now: Date, manager: EntityManager): Promise<WaitingDigest | null> {
    const [row] = await manager.query<WaitingDigest[]>(
      `SELECT mailed_at AS "mailedAt" FROM message_digests WHERE person_id = $1 AND due_at <= $2
       FOR UPDATE SKIP LOCKED`,
      [personId, now],
    );
    return row ?? null;
  }

  /** After a failure, delays it until `until`, so that it does not block others. */
  async putOffFailed(personId: string, now: Date, until: Date): Promise<void> {
    await this.dataSource.query('UPDATE message_digests SET due_at = $3 WHERE person_id = $1 AND due_at <= $2', [
      personId,
      now,
      until,
    ]);
  }

  /** Null: until a new message. */
  async putOff(personId: string, dueAt: Date | null, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE message_digests SET due_at = $2 WHERE person_id = $1', [personId, dueAt]);
  }

  async noteMailed(personId: string, now: Date, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE message_digests SET mailed_at = $2 WHERE person_id = $1', [personId, now]);
  }

  /** By conversation. Serialises calls for a person until commit, so that each message is included once. */
  async marks(personId: string, manager: EntityManager): Promise<Map<string, Mark>> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`message-digest-marks:${personId}`]);
    const rows = await manager.query<Mark[]>(
      `SELECT conversation_id AS "conversationId", mailed_seq AS "mailedSeq", pushed_seq AS "pushedSeq"
       FROM message_digest_marks WHERE person_id = $1`,
      [personId],
    );
    return new Map(rows.map((row) => [row.conversationId, row]));
  }

  /** Marks only increase. */
  async mark(personId: string, { conversationId, mailedSeq, pushedSeq }: Mark, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO message_digest_marks AS mark (person_id, conversation_id, mailed_seq, pushed_seq)
       VALUES ($1, $2, $3, $4)
       ON CONFLICT (person_id, conversation_id) DO UPDATE
       SET mailed_seq = greatest(mark.mailed_seq, excluded.mailed_seq),
         pushed_seq = greatest(mark.pushed_seq, excluded.pushed_seq)`,
      [personId, conversationId, mailedSeq, pushedSeq],
    );
  }
}
