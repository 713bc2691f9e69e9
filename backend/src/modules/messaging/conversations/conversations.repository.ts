import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Repository, type EntityManager } from 'typeorm';
import { Conversation } from './conversation.entity.js';

/** The pair as it is stored. */
const inOrder = (one: string, other: string) =>
  one < other ? { user1Id: one, user2Id: other } : { user1Id: other, user2Id: one };

/** The oldest ones say when there is room again. */
interface StartedCount {
  written: number;
  oldestWritten: Date | null;
  empty: number;
  oldestEmpty: Date | null;
}

@Injectable()
export class ConversationsRepository {
  constructor(@InjectRepository(Conversation) private readonly conversations: Repository<Conversation>) {}

  async idOfPair(
    one: string,
    other: string,
    manager: EntityManager = this.conversations.manager,
  ): Promise<string | null> {
    const found = await manager.findOne(Conversation, { select: { id: true }, where: inOrder(one, other) });
    return found?.id ?? null;
  }

  /** The id for a pair that must have a conversation, even if another transaction has just created it. */
  async assertIdOfPair(one: string, other: string, manager: EntityManager): Promise<string> {
    const id = await this.idOfPair(one, other, manager);
    if (!id) throw new Error('The conversation of this pair was removed while it was looked up');
    return id;
  }

  /** Whether either of the two has written to the other. */
  async haveWritten(one: string, other: string): Promise<boolean> {
    return this.conversations.existsBy({ ...inOrder(one, other), lastSeq: MoreThan(0) });
  }

  /** `null` when the pair has a conversation already. */
  async insert(startedById: string, otherId: string, manager: EntityManager): Promise<string | null> {
    const { user1Id, user2Id } = inOrder(startedById, otherId);
    const [row] = await manager.query<{ id: string }[]>(
      `INSERT INTO conversations (user1_id, user2_id, started_by_id) VALUES ($1, $2, $3)
       ON CONFLICT (user1_id, user2_id) DO NOTHING RETURNING id`,
      [user1Id, user2Id, startedById],
    );
    return row?.id ?? null;
  }

  /** Lists the conversation for this person, even while it has no message. */
  async markOpened(id: string, userId: string, manager: EntityManager = this.conversations.manager): Promise<void> {
    await manager.query(
      'INSERT INTO conversation_reads (conversation_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [id, userId],
    );
  }

  /** Whether this person began the conversation, has not approached the other in it, and no one has written. */
  async isUnapproached(id: string, startedById: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(Conversation, { id, startedById, approachedAt: IsNull(), lastSeq: 0 });
  }

  async markApproached(id: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE conversations SET approached_at = clock_timestamp() WHERE id = $1', [id]);
  }

  /** Locks the count of this person until commit, so that it stays true. */
  async lockStarted(userId: string, manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `conversations-started-by:${userId}`,
    ]);
  }

  /**
   * The new people of a person's last `seconds`: how many they wrote to, and in how many conversations they have not
   * written.
   */
  async countStarted(userId: string, seconds: number, manager: EntityManager): Promise<StartedCount> {
    const [row] = await manager.query<[StartedCount]>(
      `SELECT count(approached_at)::integer AS written, min(approached_at) AS "oldestWritten",
         (count(*) FILTER (WHERE approached_at IS NULL))::integer AS empty,
         min(created_at) FILTER (WHERE approached_at IS NULL) AS "oldestEmpty"
       FROM conversations
       WHERE started_by_id = $1
         AND coalesce(approached_at, CASE WHEN last_seq = 0 THEN created_at END) > now() - make_interval(secs => $2)`,
      [userId, seconds],
    );
    return row;
  }
}
