import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { ClockService } from '../../platform/clock/index.js';
import { ReputationService } from '../profiles/index.js';
import { ProfileProjectionsRegistry } from '../profiles/index.js';
import { badgeOf, holds } from './check-state.js';
import { VerificationRepository } from './verification.repository.js';

/** Derives the badge from the checks. Call `refresh` in the transaction that changes an approval. */
@Injectable()
export class VerifiedBadgeService {
  constructor(
    private readonly checks: VerificationRepository,
    private readonly reputation: ReputationService,
    private readonly projections: ProfileProjectionsRegistry,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Sets or removes the badge; an au pair enters or leaves the search with it. */
  async refresh(userId: string, manager: EntityManager): Promise<void> {
    const person = await this.checks.lockPerson(userId, manager);
    if (!person || person.userType === 'admin') return;
    const approvals = await this.checks.ofPerson(userId, manager);
    const now = this.clock.now();
    const childrenChecked = approvals.some(
      (one) =>
        one.kind === 'working_with_children' &&
        one.details?.workingWithChildren?.status !== 'applied' &&
        holds(one, now),
    );
    await this.reputation.setVerified(userId, badgeOf(person.userType, approvals, now), manager);
    await this.reputation.setChildrenChecked(userId, childrenChecked, manager);
    await this.projections.refresh(manager, userId, person.userType);
    await this.outbox.add(manager, 'profile.changed', { userId });
  }
}
