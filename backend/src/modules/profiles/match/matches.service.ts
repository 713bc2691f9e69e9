import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { auPairFacts } from '../facts/au-pair-facts.js';
import { familyFacts } from '../facts/family-facts.js';
import { SearchIndexRepository } from '../search/search-index.repository.js';
import type { Match } from './match.dto.js';
import { matchWithAuPair, matchWithFamily } from './viewer.js';
import { ViewersService } from './viewers.service.js';

/** How well a viewer fits one person whose page they open. */
@Injectable()
export class MatchesService {
  constructor(
    private readonly viewers: ViewersService,
    private readonly texts: SearchIndexRepository,
  ) {}

  /** Null unless the viewer is a family, and both profiles are complete. */
  async withAuPair(viewer: Identity | null, auPairId: string): Promise<Match | null> {
    if (viewer?.userType !== 'family') return null;
    const texts = await this.texts.completedAuPair(auPairId);
    return texts && matchWithAuPair(await this.viewers.of(viewer), auPairFacts(texts));
  }

  /** Null unless the viewer is an au pair, and both profiles are complete. */
  async withFamily(viewer: Identity | null, familyId: string): Promise<Match | null> {
    if (viewer?.userType !== 'aupair') return null;
    const texts = await this.texts.completedFamily(familyId);
    return texts && matchWithFamily(await this.viewers.of(viewer), familyFacts(texts));
  }
}
