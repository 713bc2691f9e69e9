import { Injectable } from '@nestjs/common';
import { ViewersService } from '../../matching/index.js';
import { dealOf } from '../results/deal-test.js';
import { AU_PAIRS, FAMILIES } from '../results/kinds.js';
import { SearchPagesService } from '../results/search-pages.service.js';
import type { SavedSearch } from './saved-search.entity.js';
import { auPairsWanted, familiesWanted } from './stored-filters.js';

/** A search looks at so many of the newest who fit. */
const MOST_SEEN = 200;

/** Who fits a saved search, the newest first. */
export interface NewestMatches {
  people: { userId: string; created: number }[];
  /** They are everyone who fits. */
  all: boolean;
}

/** Asks the search itself, for its owner: whoever is hidden from them or breaks a deal-breaker is not found. */
@Injectable()
export class SavedSearchWalkService {
  constructor(
    private readonly pages: SearchPagesService,
    private readonly viewers: ViewersService,
  ) {}

  async newest({ kind, filters, userId }: Pick<SavedSearch, 'kind' | 'filters' | 'userId'>): Promise<NewestMatches> {
    const viewer = await this.viewers.ofMember(userId, kind === 'auPairs' ? 'family' : 'aupair');
    const request = {
      sort: 'newest' as const,
      limit: MOST_SEEN,
      cursor: undefined,
      score: null,
      today: viewer.today,
      viewerId: userId,
      deal: dealOf(viewer),
    };
    const { people, nextCursor } =
      kind === 'auPairs'
        ? await this.pages.page(AU_PAIRS, { ...request, filters: auPairsWanted(filters) })
        : await this.pages.page(FAMILIES, { ...request, filters: familiesWanted(filters, viewer.readsNames) });
    return { people: people.filter((person) => person.userId !== userId), all: nextCursor === null };
  }
}
