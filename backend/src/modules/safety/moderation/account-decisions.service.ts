import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { messages } from '../texts.js';
import '../safety-events.js';
import { newAppealToken } from './appeal-token.js';
import { CasesRepository } from './cases.repository.js';
import { ClosuresService } from './closures.service.js';
import { NO_EVIDENCE } from './evidence.js';
import { appealEndOf, isSuspensionEnd } from './moderation-action.js';

/** Decisions of admins about an account: like a moderator's, with the same appeal. */
@Injectable()
export class AccountDecisionsService {
  constructor(
    private readonly cases: CasesRepository,
    private readonly closures: ClosuresService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Suspends someone, and replaces every earlier suspension: this is how one is extended or shortened. They are
   * notified and can appeal. Closing an admin's account needs `agreedBy`, a second admin. Throws
   * `cannot_suspend_yourself`, `second_admin_required`, `account_banned`, `last_admin`, and `validation_failed` for an
   * end in the past or too far ahead.
   */
  async suspend(
    { adminId, agreedBy }: { adminId: string; agreedBy?: string },
    userId: string,
    { words, until }: { words: string; until: Date },
    manager: EntityManager,
  ): Promise<void> {
    const decidedAt = this.clock.now();
    if (adminId === userId) throw new DomainError('cannot_suspend_yourself');
    this.assertEnd(until);
    if (!agreedBy) await this.closures.assertOneAdminMayClose(userId, manager);
    await this.cases.liftAllAgainst(userId, ['suspend'], decidedAt, manager);
    if ((await this.cases.activeAgainst(userId, decidedAt, manager)).length > 0)
      throw new DomainError('account_banned');
    const appeal = newAppealToken();
    const appealUntil = appealEndOf(decidedAt);
    await this.cases.insertDecided(
      {
        subjectType: 'account',
        subjectId: userId,
        aboutId: userId,
        evidence: NO_EVIDENCE,
        decidedAt,
        decidedBy: adminId,
        action: 'suspend',
        words,
        suspendedUntil: until,
        appealUntil,
        appealTokenHash: appeal.hash,
      },
      manager,
    );
    await this.closures.settle(userId, manager);
    await this.outbox.add(manager, 'safety.moderated', {
      userId,
      action: 'suspend',
      appealUntil: appealUntil.toISOString(),
      appealPath: `/appeal?token=${appeal.token}`,
    });
  }

  /** Throws `validation_failed` for an end of a suspension in the past or too far ahead. */
  assertEnd(until: Date): void {
    if (!isSuspensionEnd(until, this.clock.now())) throw invalidField('until', messages.until.past);
  }

  /** Lifts all decisions against someone, including bans. */
  async restore(userId: string, manager: EntityManager): Promise<void> {
    await this.closures.hold(userId, manager);
    await this.cases.liftAllAgainst(userId, ['suspend', 'ban'], this.clock.now(), manager);
    await this.closures.settle(userId, manager);
  }
}
