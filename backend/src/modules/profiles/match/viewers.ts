import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { auPairFacts } from '../facts/au-pair-facts.js';
import { today } from '../facts/day.js';
import { familyFacts } from '../facts/family-facts.js';
import { SearchIndexRepository } from '../search/search-index.repository.js';
import type { SearchViewer } from './viewer.js';

/** What is known of whoever searches: read from what they wrote, paused or not. */
@Injectable()
export class Viewers {
  constructor(private readonly texts: SearchIndexRepository) {}

  async of(identity: Identity | null): Promise<SearchViewer> {
    const viewer: SearchViewer = { userId: identity?.userId ?? null, family: null, auPair: null, today: today() };
    if (identity?.userType === 'family') {
      const texts = await this.texts.completedFamily(identity.userId);
      return { ...viewer, family: texts && familyFacts(texts) };
    }
    if (identity?.userType === 'aupair') {
      const texts = await this.texts.completedAuPair(identity.userId);
      return { ...viewer, auPair: texts && auPairFacts(texts) };
    }
    return viewer;
  }
}
