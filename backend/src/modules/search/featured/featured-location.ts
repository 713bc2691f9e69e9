import { DomainError } from '../../../platform/errors/index.js';
import { cityBySlug, REGIONS, type Region } from '../../country/index.js';
import type { FamilyFilterQuery } from '../results/search-query.dto.js';
import { cityTerm, regionTerm, type Term } from '../search-index/terms.js';

/** A location whose page shows families: a city, or a region. */
export interface FeaturedLocation {
  /** Its name in addresses and the audit log. */
  slug: string;
  /** The search list of its families. */
  term: Term;
  /** The column of its order. */
  position: 'featured_position' | 'region_featured_position';
  /** The number of families on its page. */
  room: number;
  /** The filters of its newest families. */
  filters: FamilyFilterQuery;
}

const CITY_ROOM = 5;
const HOME_ROOM = 3;

const isRegion = (slug: string): slug is Region => (REGIONS as readonly string[]).includes(slug);

/** Throws `not_found` for an unknown location. */
export function featuredLocation(slug: string): FeaturedLocation {
  if (isRegion(slug)) {
    const filters = { region: slug };
    return { slug, term: regionTerm(slug), position: 'region_featured_position', room: HOME_ROOM, filters };
  }
  const city = cityBySlug(slug);
  if (!city) throw new DomainError('not_found');
  const filters = { city: city.name };
  return { slug, term: cityTerm(city), position: 'featured_position', room: CITY_ROOM, filters };
}
