import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import type { AuPairCard } from '../cards/au-pair-card.dto.js';
import { CardsService } from '../cards/cards.service.js';
import type { FamilyCard } from '../cards/family-card.dto.js';
import { type AuPairFacts, type FamilyFacts, placesIn } from '../../profiles/index.js';
import {
  mutualScore,
  rankingOfAuPairs,
  rankingOfFamilies,
  type SearchViewer,
  ViewersService,
} from '../../matching/index.js';
import { dealOf } from '../results/deal-test.js';
import { auPairFiltersOf, familyFiltersOf } from '../results/filters-of-query.js';
import { AU_PAIRS, FAMILIES } from '../results/search-kinds.js';
import { SearchPagesService } from '../results/search-pages.service.js';

/** People with a lower score are not suggested. */
const LEAST_SCORE = 50;

/** A match for the viewer: an au pair or a family. */
interface Fit {
  auPair: AuPairCard | null;
  family: FamilyCard | null;
}

/** Matches for the dashboard. */
@Injectable()
export class FitsService {
  constructor(
    private readonly pages: SearchPagesService,
    private readonly viewers: ViewersService,
    private readonly cards: CardsService,
  ) {}

  /** The best matches among the newest of the viewer's city, otherwise country. Empty without a complete profile. */
  async for(identity: Identity, limit: number): Promise<Fit[]> {
    const viewer = await this.viewers.of(identity);
    if (viewer.family) return this.auPairsFor(viewer, viewer.family, limit);
    if (viewer.auPair) return this.familiesFor(viewer, viewer.auPair, limit);
    return [];
  }

  private async auPairsFor(viewer: SearchViewer, family: FamilyFacts, limit: number): Promise<Fit[]> {
    const { cities, regions } = placesIn(family.places);
    const filters = { ...auPairFiltersOf({}), city: cities[0] ?? null, region: regions[0] ?? null };
    const { people } = await this.pages.page(AU_PAIRS, {
      filters,
      sort: 'best',
      limit,
      cursor: undefined,
      score: rankingOfAuPairs(viewer),
      today: viewer.today,
      viewerId: viewer.userId,
      deal: dealOf(viewer),
    });
    const fitting = people.filter((auPair) => mutualScore(auPair, family, viewer.today) >= LEAST_SCORE);
    const cards = await this.cards.ofAuPairs(fitting, viewer);
    return cards.map((auPair) => ({ auPair, family: null }));
  }

  private async familiesFor(viewer: SearchViewer, auPair: AuPairFacts, limit: number): Promise<Fit[]> {
    const { cities, regions } = placesIn(auPair.places);
    // Several cities are not used as a filter; the reasons mention people who live elsewhere.
    const city = cities.length === 1 ? (cities[0] ?? null) : null;
    const region = regions.length === 1 ? (regions[0] ?? null) : null;
    const filters = { ...familyFiltersOf({}), city, region };
    const { people } = await this.pages.page(FAMILIES, {
      filters,
      sort: 'best',
      limit,
      cursor: undefined,
      score: rankingOfFamilies(viewer),
      today: viewer.today,
      viewerId: viewer.userId,
      deal: dealOf(viewer),
    });
    const fitting = people.filter((family) => mutualScore(auPair, family, viewer.today) >= LEAST_SCORE);
    const cards = await this.cards.ofFamilies(fitting, viewer);
    return cards.map((family) => ({ auPair: null, family }));
  }
}
