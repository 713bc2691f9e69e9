import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import type { AccountFacts } from '../../auth/index.js';
import { EntitlementsService } from '../../billing/index.js';
import { ConversationsRepository } from './conversations.repository.js';

const NEW_FOR_MS = 72 * 60 * 60 * 1000;

/**
 * Checks that a person's plan lets them start conversations, and limits how many a day: fewer for new accounts. Counts in
 * the database rather than in memory, so that a restart does not reset the limit.
 */
@Injectable()
export class StartLimitService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly limits: RateLimitsService,
    private readonly entitlements: EntitlementsService,
  ) {}

  /** Throws `plan_required` and `conversation_limit_reached`. Locks the person's count until commit. */
  async assertMayStart(
    { id, createdAt }: Pick<AccountFacts, 'id' | 'createdAt'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.entitlements.assertEntitled(id, 'start-conversations');
    const isNew = Date.now() - createdAt.getTime() < NEW_FOR_MS;
    const { points, seconds } = await this.limits.windowOf(isNew ? 'new-conversations-at-first' : 'new-conversations');
    const { count, oldest } = await this.conversations.countStarted(id, seconds, manager);
    if (count < points) return;
    const waited = oldest ? (Date.now() - oldest.getTime()) / 1000 : 0;
    throw new DomainError('conversation_limit_reached', { retryAfter: Math.max(1, seconds - waited) });
  }
}
