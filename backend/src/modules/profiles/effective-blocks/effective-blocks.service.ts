import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { EffectiveBlocksRepository } from './effective-blocks.repository.js';

/**
 * Pairs of people who neither find nor reach each other. Whoever shows one person to another asks here, and answers as
 * for someone who does not exist: no one learns who hid from whom.
 */
@Injectable()
export class EffectiveBlocksService {
  constructor(private readonly hidden: EffectiveBlocksRepository) {}

  /** From the commit on neither finds the other; also when it was so before. */
  async hide(one: string, other: string, manager: EntityManager): Promise<void> {
    await this.hidden.add(one, other, manager);
  }

  /** They may find each other again. */
  async show(one: string, other: string, manager: EntityManager): Promise<void> {
    await this.hidden.remove(one, other, manager);
  }

  async areHidden(one: string, other: string): Promise<boolean> {
    return this.hidden.contains(one, other);
  }

  /** Ids of everyone who is hidden from a viewer: few, unless many people want to be left alone by them. */
  async idsOf(viewerId: string): Promise<string[]> {
    return this.hidden.idsOf(viewerId);
  }
}

/** Ids of everyone who is hidden from a viewer, inside a statement; no one where the expression is null. */
export const hiddenFromSql = (viewer: string): string =>
  `SELECT hidden_id FROM user_blocks_effective WHERE viewer_id = ${viewer}`;

/**
 * The same question inside a statement: whether two people are hidden from each other. Both parameters are SQL
 * expressions of ids.
 */
export const areHiddenSql = (viewer: string, other: string): string =>
  `EXISTS (SELECT FROM user_blocks_effective WHERE viewer_id = ${viewer} AND hidden_id = ${other})`;
