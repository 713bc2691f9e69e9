import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository, type EntityManager } from 'typeorm';
import { Conversation } from './conversation.entity.js';

/** The pair as it is stored. */
const inOrder = (one: string, other: string) =>
  one < other ? { user1Id: one, user2Id: other } : { user1Id: other, user2Id: one };

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

  /**
   * How many conversations a person began in the last `seconds`, and when the oldest of them was begun. Locks the count
   * of this person until commit, so that it stays true.
   */
  async countStarted(
    userId: string,
    seconds: number,
    manager: EntityManager,
  ): Promise<{ count: number; oldest: Date | null }> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `conversations-started-by:${userId}`,
    ]);
    const [row] = await manager.query<[{ count: number; oldest: Date | null }]>(
      `SELECT count(*)::integer AS count, min(created_at) AS oldest FROM conversations
       WHERE started_by_id = $1 AND created_at > now() - make_interval(secs => $2)`,
      [userId, seconds],
    );
    return row;
  }
}
