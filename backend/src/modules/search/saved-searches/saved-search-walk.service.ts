import { Injectable } from '@nestjs/common';
import { today, EffectiveBlocksService } from '../../profiles/index.js';
import { AU_PAIRS, FAMILIES } from '../results/kinds.js';
import { SearchPagesService } from '../results/search-pages.service.js';
import type { SavedSearch } from './saved-search.entity.js';
import { auPairsWanted, familiesWanted } from './stored-filters.js';

/** A search looks at so many of the newest who fit. */
const MOST_SEEN = 200;

/** Who fits a saved search, the newest first. */
export interface NewestMatches {
  people: { userId: string; created: number }[];
  /** They are everybody who fits. */
  all: boolean;
}

/** Asks the search itself, for its owner: whoever is hidden from them is not found. */
@Injectable()
export class SavedSearchWalkService {
  constructor(
    private readonly pages: SearchPagesService,
    private readonly hidden: EffectiveBlocksService,
  ) {}

  async newest({ kind, filters, userId }: Pick<SavedSearch, 'kind' | 'filters' | 'userId'>): Promise<NewestMatches> {
    const request = {
      sort: 'newest' as const,
      limit: MOST_SEEN,
      cursor: undefined,
      score: null,
      today: today(),
      hidden: await this.hidden.idsOf(userId),
    };
    const { people, nextCursor } =
      kind === 'auPairs'
        ? await this.pages.page(AU_PAIRS, { ...request, filters: auPairsWanted(filters) })
        : await this.pages.page(FAMILIES, { ...request, filters: familiesWanted(filters) });
    return { people: people.filter((person) => person.userId !== userId), all: nextCursor === null };
  }
}
