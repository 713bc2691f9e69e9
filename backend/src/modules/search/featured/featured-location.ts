import { DomainError } from '../../../platform/errors/index.js';
import { cityBySlug, REGIONS, type Region } from '../../country/index.js';
import type { FamilyFilterQuery } from '../results/search-query.dto.js';
import { cityTerm, regionTerm, type Term } from '../search-index/terms.js';

/** A place whose page shows families: a city, or a region whose home page does. */
export interface FeaturedPlace {
  /** As its address and the audit log name it. */
  slug: string;
  /** The list of search in which its families stand. */
  term: Term;
  /** Where its order is kept. */
  position: 'featured_position' | 'region_featured_position';
  /** How many families its page has room for. */
  room: number;
  /** What its newest families are found by. */
  filters: FamilyFilterQuery;
}

const CITY_ROOM = 5;
const HOME_ROOM = 3;

const isRegion = (slug: string): slug is Region => (REGIONS as readonly string[]).includes(slug);

/** Throws `not_found` for a place that is none of ours. */
export function featuredPlace(slug: string): FeaturedPlace {
  if (isRegion(slug)) {
    const filters = { region: slug };
    return { slug, term: regionTerm(slug), position: 'region_featured_position', room: HOME_ROOM, filters };
  }
  const city = cityBySlug(slug);
  if (!city) throw new DomainError('not_found');
  const filters = { city: city.name };
  return { slug, term: cityTerm(city), position: 'featured_position', room: CITY_ROOM, filters };
}
