import { Injectable } from '@nestjs/common';
import { JsonText } from '../../../platform/http/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { CardsService } from '../cards/cards.service.js';
import { auPairCardReaderOf, visaReaderOf } from '../cards/visa-reader.js';
import { rankingOfAuPairs, ViewersService } from '../../matching/index.js';
import { dealOf } from './deal-test.js';
import { auPairFiltersOf } from './filters-of-query.js';
import { AU_PAIRS } from './search-kinds.js';
import type { AuPairSearchPage, AuPairSearchQuery } from './search.dto.js';
import type { SearchCount } from './search-count.dto.js';
import { SearchPagesService } from './search-pages.service.js';
import type { AuPairFilterQuery } from './search-query.dto.js';

/** Finds au pairs. */
@Injectable()
export class AuPairSearchService {
  constructor(
    private readonly pages: SearchPagesService,
    private readonly viewers: ViewersService,
    private readonly cards: CardsService,
  ) {}

  /** Throws `validation_failed` for contradictory filters and foreign cursors. */
  async find(
    { sort = 'best', limit, cursor, ...query }: AuPairSearchQuery,
    identity: Identity | null,
  ): Promise<JsonText<AuPairSearchPage>> {
    const viewer = await this.viewers.of(identity);
    const filters = auPairFiltersOf(query, visaReaderOf(viewer));
    const { people, cards, nextCursor, count } = await this.pages.page(AU_PAIRS, {
      filters,
      sort,
      limit,
      cursor,
      today: viewer.today,
      viewerId: viewer.userId,
      deal: dealOf(viewer),
      cards: auPairCardReaderOf(viewer),
      score: rankingOfAuPairs(viewer),
    });
    return JsonText.page<AuPairSearchPage>(await this.cards.jsonOfAuPairs(people, viewer, cards), {
      nextCursor,
      count,
    });
  }

  /** Throws `validation_failed` for contradictory filters. */
  async count(query: AuPairFilterQuery, identity: Identity | null): Promise<SearchCount> {
    const viewer = await this.viewers.of(identity);
    const filters = auPairFiltersOf(query, visaReaderOf(viewer));
    const { userId: viewerId, today } = viewer;
    return this.pages.count(AU_PAIRS, { filters, today, viewerId, deal: dealOf(viewer) });
  }
}
