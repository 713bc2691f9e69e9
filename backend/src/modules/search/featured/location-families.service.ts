import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { CardsService } from '../cards/cards.service.js';
import { ViewersService } from '../../matching/index.js';
import { familyFiltersOf } from '../results/filters-of-query.js';
import { FAMILIES } from '../results/search-kinds.js';
import { SearchPagesService } from '../results/search-pages.service.js';
import { familyOfRow } from '../search-index/search-rows.js';
import { FeaturedFamiliesRepository } from './featured-families.repository.js';
import { featuredLocation } from './featured-location.js';
import type { PlaceFamiliesDto } from './location-families.dto.js';

/** The families on the page of a city, and on a region's home page: featured ones first. */
@Injectable()
export class LocationFamiliesService {
  constructor(
    private readonly featured: FeaturedFamiliesRepository,
    private readonly pages: SearchPagesService,
    private readonly viewers: ViewersService,
    private readonly cards: CardsService,
  ) {}

  /** `slug` is a city's or a region. Throws `not_found` for an unknown location. */
  async of(slug: string, identity: Identity | null): Promise<PlaceFamiliesDto> {
    const place = featuredLocation(slug);
    const viewer = await this.viewers.of(identity);
    const [chosen, newest] = await Promise.all([
      this.featured.shown(place, place.room, viewer.userId),
      this.pages.page(FAMILIES, {
        filters: familyFiltersOf(place.filters),
        sort: 'newest',
        limit: place.room,
        cursor: undefined,
        score: null,
        today: viewer.today,
        viewerId: viewer.userId,
      }),
    ]);
    const first = chosen.map(familyOfRow);
    const isChosen = new Set(first.map(({ userId }) => userId));
    const others = newest.people.filter(({ userId }) => !isChosen.has(userId));
    const items = await this.cards.ofFamilies([...first, ...others].slice(0, place.room), viewer);
    return { items, featured: items.filter(({ id }) => isChosen.has(id)).length, count: newest.count };
  }
}
