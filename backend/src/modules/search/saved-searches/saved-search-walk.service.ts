import { Injectable } from '@nestjs/common';
import { ViewersService } from '../../matching/index.js';
import { visaReaderOf } from '../cards/visa-reader.js';
import { dealOf } from '../results/deal-test.js';
import { AU_PAIRS, FAMILIES } from '../results/search-kinds.js';
import { SearchPagesService } from '../results/search-pages.service.js';
import type { SavedSearch } from './saved-search.entity.js';
import { auPairsWanted, familiesWanted } from './stored-filters.js';

/** How many of the newest matches a check reads. */
const MOST_SEEN = 200;

/** The matches of a saved search, newest first. */
interface NewestMatches {
  people: { userId: string; created: number }[];
  /** These are all matches. */
  all: boolean;
}

/** Runs the search for its owner: people who are hidden or violate a deal-breaker are not found. */
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
        ? await this.pages.page(AU_PAIRS, { ...request, filters: auPairsWanted(filters, visaReaderOf(viewer)) })
        : await this.pages.page(FAMILIES, { ...request, filters: familiesWanted(filters, viewer.readsNames) });
    return { people: people.filter((person) => person.userId !== userId), all: nextCursor === null };
  }
}
