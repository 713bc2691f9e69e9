import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { EffectiveBlocksRepository } from './effective-blocks.repository.js';

/**
 * Pairs of people who are hidden from each other. A module that shows people must check here, and treat hidden people
 * as if they did not exist, so that no one learns who blocked whom.
 */
@Injectable()
export class EffectiveBlocksService {
  constructor(private readonly hidden: EffectiveBlocksRepository) {}

  /** Hides the two from each other from commit on. Idempotent. */
  async hide(one: string, other: string, manager: EntityManager): Promise<void> {
    await this.hidden.add(one, other, manager);
  }

  /** Ends the hiding. */
  async show(one: string, other: string, manager: EntityManager): Promise<void> {
    await this.hidden.remove(one, other, manager);
  }

  async areHidden(one: string, other: string): Promise<boolean> {
    return this.hidden.contains(one, other);
  }

  /** Ids of everyone hidden from a viewer. */
  async idsOf(viewerId: string): Promise<string[]> {
    return this.hidden.idsOf(viewerId);
  }
}
