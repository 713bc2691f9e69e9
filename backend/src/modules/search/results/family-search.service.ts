import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { CardsService } from '../cards/cards.service.js';
import { today } from '../../profiles/index.js';
import { scoreOf, ViewersService } from '../../matching/index.js';
import { familyFiltersOf } from './filters-of-query.js';
import { FAMILIES } from './kinds.js';
import type { FamilySearchPage, FamilySearchQuery } from './search.dto.js';
import type { SearchCount } from './search-count.dto.js';
import { SearchPagesService } from './search-pages.service.js';
import type { FamilyFilterQuery } from './search-query.dto.js';

/** Finds families. */
@Injectable()
export class FamilySearchService {
  constructor(
    private readonly pages: SearchPagesService,
    private readonly viewers: ViewersService,
    private readonly cards: CardsService,
  ) {}

  /** Throws `validation_failed` for contradictory filters and foreign cursors. */
  async find(
    { sort = 'best', limit, cursor, ...query }: FamilySearchQuery,
    identity: Identity | null,
  ): Promise<FamilySearchPage> {
    const filters = familyFiltersOf(query);
    const viewer = await this.viewers.of(identity);
    const { auPair } = viewer;
    const { people, nextCursor, count } = await this.pages.page(FAMILIES, {
      filters,
      sort,
      limit,
      cursor,
      today: viewer.today,
      hidden: viewer.hidden,
      score: auPair && ((family) => scoreOf(auPair, family, viewer.today)),
    });
    return { items: await this.cards.ofFamilies(people, viewer), nextCursor, count };
  }

  /** Throws `validation_failed` for contradictory filters. */
  async count(query: FamilyFilterQuery, identity: Identity | null): Promise<SearchCount> {
    const filters = familyFiltersOf(query);
    return this.pages.count(FAMILIES, { filters, today: today(), hidden: await this.viewers.hiddenFrom(identity) });
  }
}
