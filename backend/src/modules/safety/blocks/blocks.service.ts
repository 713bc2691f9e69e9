import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { decodePosition, pageOf, type PageQuery } from '../../../platform/http/index.js';
import { EffectiveBlocksService, PeopleService } from '../../profiles/index.js';
import { toNamedPerson } from '../person.dto.js';
import '../safety-events.js';
import type { BlockPageDto } from './block.dto.js';
import { BlocksRepository } from './blocks.repository.js';

/** Blocks between people. */
@Injectable()
export class BlocksService {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly effectiveBlocks: EffectiveBlocksService,
    private readonly people: PeopleService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
  ) {}

  /** Hides the two from each other. Idempotent. Throws `not_found` for an unknown person and for oneself. */
  async block(blockerId: string, blockedId: string, reason: string | null): Promise<void> {
    await this.transactions.run((manager) => this.blockWithin(blockerId, blockedId, reason, manager));
  }

  /** The same in the caller's transaction. */
  async blockWithin(
    blockerId: string,
    blockedId: string,
    reason: string | null,
    manager: EntityManager,
  ): Promise<void> {
    const person = await this.people.cardOf(blockedId);
    if (!person || person.userType === 'admin' || blockedId === blockerId) throw new DomainError('not_found');
    await this.blocks.lockPair(blockerId, blockedId, manager);
    await this.blocks.put(blockerId, blockedId, reason?.trim() || null, manager);
    await this.effectiveBlocks.hide(blockerId, blockedId, manager);
    await this.outbox.add(manager, 'person.blocked', { blockerId, blockedId });
  }

  /** Idempotent. They stay hidden while the other person also blocks. */
  async unblock(blockerId: string, blockedId: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.blocks.lockPair(blockerId, blockedId, manager);
      if (!(await this.blocks.exists(blockerId, blockedId, manager))) return;
      await this.blocks.delete(blockerId, blockedId, manager);
      const shown = !(await this.blocks.exists(blockedId, blockerId, manager));
      if (shown) await this.effectiveBlocks.show(blockerId, blockedId, manager);
      await this.outbox.add(manager, 'person.unblocked', { blockerId, blockedId, shown });
    });
  }

  /** People whom the person has blocked, newest first. Who blocked them is never revealed. */
  async list(blockerId: string, { cursor, limit }: PageQuery): Promise<BlockPageDto> {
    const found = await this.blocks.of(blockerId, decodePosition(cursor), limit + 1);
    const { shown, nextCursor } = pageOf(found, limit, ({ createdAt, blockedId }) => [createdAt, blockedId]);
    const cards = await this.people.cardsFor(
      blockerId,
      shown.map(({ blockedId }) => blockedId),
    );
    return {
      items: shown.map(({ blockedId, reason, createdAt }) => ({
        person: toNamedPerson(blockedId, cards.get(blockedId)),
        reason,
        createdAt: createdAt.toISOString(),
      })),
      nextCursor,
    };
  }
}
