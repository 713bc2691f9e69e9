import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import type { AccountFacts } from '../../auth/index.js';
import { EntitlementsService } from '../../billing/index.js';
import { ConversationsRepository } from './conversations.repository.js';

const NEW_FOR_MS = 72 * 60 * 60 * 1000;

/**
 * Whether someone may write to people for the first time by their plan, and to how many in a day: fewer while the
 * account is new. Counted in the database rather than in memory: otherwise a spammer would only have to wait for a restart.
 */
@Injectable()
export class StartLimitService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly limits: RateLimitsService,
    private readonly entitlements: EntitlementsService,
  ) {}

  /** Throws `plan_required` and `conversation_limit_reached`; until the transaction ends no one else counts for the same person. */
  async assertMayStart(
    { id, createdAt }: Pick<AccountFacts, 'id' | 'createdAt'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.entitlements.assertEntitled(id, 'start-conversations');
    const isNew = Date.now() - createdAt.getTime() < NEW_FOR_MS;
    const { points, seconds } = await this.limits.windowOf(isNew ? 'new-conversations-at-first' : 'new-conversations');
    const { count, oldest } = await this.conversations.startedLately(id, seconds, manager);
    if (count < points) return;
    const waited = oldest ? (Date.now() - oldest.getTime()) / 1000 : 0;
    throw new DomainError('conversation_limit_reached', { retryAfter: Math.max(1, seconds - waited) });
  }
}
