import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import { AccountsService, type AccountFacts } from '../../auth/index.js';
import { EntitlementsService } from '../../billing/index.js';
import { messages } from '../texts.js';
import { ConversationsRepository } from './conversations.repository.js';

type Starter = Pick<AccountFacts, 'id' | 'createdAt'>;

const NEW_FOR_MS = 72 * 60 * 60 * 1000;

/** How many people someone may look at for each one that they may write to. */
const LOOKS = 4;

/**
 * Checks that a person's plan lets them start conversations, and limits how many people they write to in a day: fewer for
 * new accounts. Counts in the database rather than in memory, so that a restart does not reset the limit.
 */
@Injectable()
export class StartLimitService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly accounts: AccountsService,
    private readonly limits: RateLimitsService,
    private readonly entitlements: EntitlementsService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Throws `plan_required` and `conversation_limit_reached`. Locks the person's count until commit. */
  async assertMayStart(starter: Starter, manager: EntityManager): Promise<void> {
    await this.entitlements.assertEntitled(starter.id, 'start-conversations');
    await this.conversations.lockStarted(starter.id, manager);
    const { points, seconds, empty, oldestEmpty } = await this.assertMayWrite(starter, manager);
    if (empty >= points * LOOKS) throw limitReached(seconds, oldestEmpty, messages.manyOpened);
  }

  /**
   * Counts how someone who began a conversation first approaches the other: with a message, an interview or an
   * agreement. All later, and what the other member does, is free. Throws `conversation_limit_reached`.
   */
  async countApproach(writerId: string, conversationId: string): Promise<void> {
    const writer = await this.accounts.find(writerId);
    if (!writer) throw new DomainError('not_found');
    await this.transactions.run(async (manager) => {
      await this.conversations.lockStarted(writerId, manager);
      if (!(await this.conversations.isUnapproached(conversationId, writerId, manager))) return;
      await this.assertMayWrite(writer, manager);
      await this.conversations.markApproached(conversationId, manager);
    });
  }

  private async assertMayWrite({ id, createdAt }: Starter, manager: EntityManager) {
    const isNew = Date.now() - createdAt.getTime() < NEW_FOR_MS;
    const { points, seconds } = await this.limits.windowOf(isNew ? 'new-conversations-at-first' : 'new-conversations');
    const count = await this.conversations.countStarted(id, seconds, manager);
    if (count.written >= points) throw limitReached(seconds, count.oldestWritten);
    return { points, seconds, ...count };
  }
}

function limitReached(seconds: number, oldest: Date | null, message?: string): DomainError {
  const waited = oldest ? (Date.now() - oldest.getTime()) / 1000 : 0;
  const retryAfter = Math.max(1, seconds - waited);
  return new DomainError('conversation_limit_reached', { retryAfter, ...(message && { message }) });
}
