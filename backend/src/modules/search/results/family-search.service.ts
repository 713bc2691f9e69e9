import { Injectable } from '@nestjs/common';
import { JsonText } from '../../../platform/http/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { CardsService } from '../cards/cards.service.js';
import { familyCardReaderOf } from '../cards/visa-reader.js';
import { rankingOfFamilies, ViewersService } from '../../matching/index.js';
import { dealOf } from './deal-test.js';
import { familyFiltersOf } from './filters-of-query.js';
import { FAMILIES } from './search-kinds.js';
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
  ): Promise<JsonText<FamilySearchPage>> {
    const viewer = await this.viewers.of(identity);
    const filters = familyFiltersOf(query, viewer.readsNames);
    const { people, cards, nextCursor, count } = await this.pages.page(FAMILIES, {
      filters,
      sort,
      limit,
      cursor,
      today: viewer.today,
      viewerId: viewer.userId,
      deal: dealOf(viewer),
      cards: familyCardReaderOf(viewer),
      score: rankingOfFamilies(viewer),
    });
    return JsonText.page<FamilySearchPage>(await this.cards.jsonOfFamilies(people, viewer, cards), {
      nextCursor,
      count,
    });
  }

  /** Throws `validation_failed` for contradictory filters. */
  async count(query: FamilyFilterQuery, identity: Identity | null): Promise<SearchCount> {
    const viewer = await this.viewers.of(identity);
    const filters = familyFiltersOf(query, viewer.readsNames);
    const { userId: viewerId, today } = viewer;
    return this.pages.count(FAMILIES, { filters, today, viewerId, deal: dealOf(viewer) });
  }
}
