import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { auPairFacts } from '../facts/au-pair-facts.js';
import { today } from '../facts/day.js';
import { familyFacts } from '../facts/family-facts.js';
import { EffectiveBlocksService } from '../effective-blocks/effective-blocks.service.js';
import { SearchIndexRepository } from '../search/search-index.repository.js';
import { PageVisitsService } from '../people/page-visits.service.js';
import type { SearchViewer } from './viewer.js';

/** What is known of whoever searches: read from what they wrote, paused or not. */
@Injectable()
export class ViewersService {
  constructor(
    private readonly texts: SearchIndexRepository,
    private readonly effectiveBlocks: EffectiveBlocksService,
    private readonly visits: PageVisitsService,
  ) {}

  async of(identity: Identity | null): Promise<SearchViewer> {
    if (!identity) return { userId: null, readsNames: false, family: null, auPair: null, hidden: [], today: today() };
    const { userId, userType } = identity;
    const [family, auPair, hidden, missing] = await Promise.all([
      userType === 'family' ? this.texts.completedFamily(userId) : null,
      userType === 'aupair' ? this.texts.completedAuPair(userId) : null,
      this.hiddenFrom(identity),
      this.visits.missingFor(userId),
    ]);
    return {
      userId,
      readsNames: missing === null,
      family: family && familyFacts(family),
      auPair: auPair && auPairFacts(auPair),
      hidden,
      today: today(),
    };
  }

  /** Ids of people whom this viewer shall not find; visitors may find everybody. */
  async hiddenFrom(identity: Identity | null): Promise<readonly string[]> {
    return identity ? this.effectiveBlocks.idsOf(identity.userId) : [];
  }
}
