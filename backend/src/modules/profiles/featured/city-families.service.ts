import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { cityBySlug, type City } from '../../country/index.js';
import { Cards } from '../cards/cards.js';
import { Viewers } from '../match/viewers.js';
import { familyFiltersOf } from '../search/filters-of-query.js';
import { FAMILIES } from '../search/kinds.js';
import { SearchPages } from '../search/search-pages.js';
import { familyOfRow } from '../search/search-rows.js';
import type { CityFamiliesDto } from './city-families.dto.js';
import { FeaturedFamilies } from './featured-families.repository.js';

/** A page of a city has room for as many. */
export const MOST_SHOWN = 5;

/** The families on the page of a city, and which of them stand first. */
@Injectable()
export class CityFamilies {
  constructor(
    private readonly featured: FeaturedFamilies,
    private readonly pages: SearchPages,
    private readonly viewers: Viewers,
    private readonly cards: Cards,
    private readonly transactions: Transactions,
  ) {}

  /** Throws `not_found` for a city that is none of ours. */
  async of(slug: string, identity: Identity | null): Promise<CityFamiliesDto> {
    const city = cityNamed(slug);
    const viewer = await this.viewers.of(identity);
    const [chosen, newest] = await Promise.all([
      this.featured.in(city, MOST_SHOWN, viewer.hidden),
      this.pages.page(FAMILIES, {
        filters: familyFiltersOf({ city: city.name }),
        sort: 'newest',
        limit: MOST_SHOWN,
        cursor: undefined,
        score: null,
        today: viewer.today,
        hidden: viewer.hidden,
      }),
    ]);
    const first = chosen.map(familyOfRow);
    const isChosen = new Set(first.map(({ userId }) => userId));
    const others = newest.people.filter(({ userId }) => !isChosen.has(userId));
    const items = await this.cards.ofFamilies([...first, ...others].slice(0, MOST_SHOWN), viewer);
    return { items, featured: items.filter(({ id }) => isChosen.has(id)).length, count: newest.count };
  }

  /** Features these families of the city, in this order, and no others. Throws `not_found` for an unknown city. */
  async feature(slug: string, ids: readonly string[]): Promise<void> {
    const city = cityNamed(slug);
    await this.transactions.run((manager) => this.featured.set(city, ids, manager));
  }
}

function cityNamed(slug: string): City {
  const city = cityBySlug(slug);
  if (!city) throw new DomainError('not_found');
  return city;
}
