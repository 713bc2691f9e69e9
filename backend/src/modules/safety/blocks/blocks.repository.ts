import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { CursorPosition } from '../../../platform/http/index.js';
import { Block } from './block.entity.js';

@Injectable()
export class BlocksRepository {
  constructor(@InjectRepository(Block) private readonly blocks: Repository<Block>) {}

  /** Serialises changes between these two until commit. */
  async lockPair(one: string, other: string, manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `blocks:${[one, other].sort().join(':')}`,
    ]);
  }

  /** Blocking again only changes the note. */
  async put(blockerId: string, blockedId: string, reason: string | null, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO blocks (blocker_id, blocked_id, reason) VALUES ($1, $2, $3)
       ON CONFLICT (blocker_id, blocked_id) DO UPDATE SET reason = excluded.reason`,
      [blockerId, blockedId, reason],
    );
  }

  async exists(blockerId: string, blockedId: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(Block, { blockerId, blockedId });
  }

  async delete(blockerId: string, blockedId: string, manager: EntityManager): Promise<void> {
    await manager.delete(Block, { blockerId, blockedId });
  }

  /** Newest first. */
  async of(blockerId: string, after: CursorPosition | null, limit: number): Promise<Block[]> {
    return this.blocks.query<Block[]>(
      `SELECT blocked_id AS "blockedId", reason, created_at AS "createdAt" FROM blocks
       WHERE blocker_id = $1 AND ($2::timestamptz IS NULL OR (created_at, blocked_id) < ($2, $3::uuid))
       ORDER BY created_at DESC, blocked_id DESC LIMIT $4`,
      [blockerId, after?.at ?? null, after?.id ?? null, limit],
    );
  }
}
