import { Injectable } from '@nestjs/common';
import type { Identity } from '../../platform/identity/index.js';
import { RoleProfileFactsService, today, type AuPairPageFacts, type FamilyPageFacts } from '../profiles/index.js';
import { VisaLimitsService } from '../visas/index.js';
import { brokenDealsFor } from './deal-breakers.js';
import type { BrokenDeal, Match } from './match.dto.js';
import { matchWithAuPair, matchWithFamily } from './viewer.js';
import { ViewersService } from './viewers.service.js';

/** How well a viewer fits one person on their profile page. */
@Injectable()
export class MatchesService {
  constructor(
    private readonly viewers: ViewersService,
    private readonly facts: RoleProfileFactsService,
    private readonly visas: VisaLimitsService,
  ) {}

  /** Null unless the viewer is a family, and both profiles are complete. */
  async withAuPair(viewer: Identity | null, page: AuPairPageFacts): Promise<Match | null> {
    const read = viewer?.userType === 'family' ? this.facts.ofAuPairPage(page) : null;
    const [auPair] = await this.visas.withMayStay(read ? [read] : []);
    if (!auPair) return null;
    return matchWithAuPair(await this.viewers.of(viewer), auPair);
  }

  /** Null unless the viewer is an au pair, and both profiles are complete. */
  async withFamily(viewer: Identity | null, page: FamilyPageFacts): Promise<Match | null> {
    const family = viewer?.userType === 'aupair' ? this.facts.ofFamilyPage(page) : null;
    return family && matchWithFamily(await this.viewers.of(viewer), family);
  }

  /**
   * The deal-breakers of one person that another violates, as texts for the other. Empty unless they are a family and
   * an au pair.
   */
  async dealsBrokenBy(personId: string, ofId: string): Promise<BrokenDeal[]> {
    const ids = [personId, ofId];
    const [[family], [auPair]] = await Promise.all([this.facts.families(ids), this.facts.auPairs(ids)]);
    if (!family || !auPair) return [];
    const viewer = family.userId === personId ? 'family' : 'aupair';
    return brokenDealsFor(viewer, auPair, family, today()).filter(({ by }) => by === 'them');
  }
}
