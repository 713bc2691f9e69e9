import { Injectable } from '@nestjs/common';
import type { Identity } from '../../platform/identity/index.js';
import { EffectiveBlocksService, PageVisitsService, RoleProfileFactsService, today } from '../profiles/index.js';
import type { SearchViewer } from './viewer.js';

/** What is known of whoever searches: read from what they wrote, paused or not. */
@Injectable()
export class ViewersService {
  constructor(
    private readonly facts: RoleProfileFactsService,
    private readonly effectiveBlocks: EffectiveBlocksService,
    private readonly visits: PageVisitsService,
  ) {}

  async of(identity: Identity | null): Promise<SearchViewer> {
    if (!identity) return { userId: null, readsNames: false, family: null, auPair: null, hidden: [], today: today() };
    const { userId, userType } = identity;
    const [family, auPair, hidden, missing] = await Promise.all([
      userType === 'family' ? this.facts.family(userId) : null,
      userType === 'aupair' ? this.facts.auPair(userId) : null,
      this.hiddenFrom(identity),
      this.visits.missingFor(userId),
    ]);
    return {
      userId,
      readsNames: missing === null,
      family,
      auPair,
      hidden,
      today: today(),
    };
  }

  /** Ids of people whom this viewer shall not find; visitors may find everybody. */
  async hiddenFrom(identity: Identity | null): Promise<readonly string[]> {
    return identity ? this.effectiveBlocks.idsOf(identity.userId) : [];
  }
}
