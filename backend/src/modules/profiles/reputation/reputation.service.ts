import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import type { Rating, ReplyHabit } from './reputation.dto.js';
import { toReputation } from './reputation-columns.js';
import { ReputationRepository } from './reputation.repository.js';

/** Since when someone is verified; `until` is null if no document expires. */
interface VerifiedSpan {
  since: Date;
  until: Date | null;
}

/** Verified facts about people. The module that knows a fact writes it here; cards and pages show it. */
@Injectable()
export class ReputationService {
  constructor(private readonly reputations: ReputationRepository) {}

  /** Sets the badge, or removes it with null. */
  async setVerified(userId: string, verified: VerifiedSpan | null, manager: EntityManager): Promise<void> {
    const facts = { verifiedAt: verified?.since ?? null, verifiedUntil: verified?.until ?? null };
    await this.reputations.set(userId, facts, manager);
  }

  /** Whether a working with children check was approved and is valid. */
  async setChildrenChecked(userId: string, childrenChecked: boolean, manager: EntityManager): Promise<void> {
    await this.reputations.set(userId, { childrenChecked }, manager);
  }

  /** The average is of five stars and kept with one decimal; null when there is no review. */
  async setRating(userId: string, rating: Rating | null, manager: EntityManager): Promise<void> {
    const facts = { ratingAverage: rating?.average.toFixed(1) ?? null, ratingCount: rating?.count ?? 0 };
    await this.reputations.set(userId, facts, manager);
  }

  /** Whole percent and minutes; null without enough data. */
  async setReplyHabit(userId: string, habit: ReplyHabit | null, manager: EntityManager): Promise<void> {
    const facts = { replyRate: habit?.ratePercent ?? null, replyMinutes: habit?.medianMinutes ?? null };
    await this.reputations.set(userId, facts, manager);
  }

  /** Whether they are verified, with documents that are valid at `at`. */
  async isVerified(userId: string, at: Date): Promise<boolean> {
    const known = await this.reputations.find(userId);
    return toReputation(known, at.getTime() / 1_000).verified !== null;
  }
}
