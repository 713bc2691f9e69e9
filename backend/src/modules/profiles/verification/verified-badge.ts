import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { Outbox } from '../../../platform/events/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Reputation } from '../reputation/reputation.service.js';
import { SearchIndex } from '../search/search-index.js';
import { badgeOf } from './check-state.js';
import { VerificationRepository } from './verification.repository.js';

/** The badge follows from the checks. Whoever changes what stands approved calls `refresh` in the same transaction. */
@Injectable()
export class VerifiedBadge {
  constructor(
    private readonly checks: VerificationRepository,
    private readonly reputation: Reputation,
    private readonly searchIndex: SearchIndex,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Gives the badge or takes it away; an au pair enters or leaves the search with it. */
  async refresh(userId: string, manager: EntityManager): Promise<void> {
    const person = await this.checks.lockPerson(userId, manager);
    if (!person || person.userType === 'admin') return;
    const approvals = await this.checks.ofPerson(userId, manager);
    await this.reputation.setVerified(userId, badgeOf(person.userType, approvals, this.clock.now()), manager);
    if (person.userType === 'aupair') await this.searchIndex.refreshAuPair(manager, userId);
    else await this.searchIndex.refreshFamily(manager, userId);
    await this.outbox.add(manager, 'profile.changed', { userId });
  }
}
