import { ANY_LOCATION, REGIONS, regionFacts, type Region } from '../../../config/regions';
import { ISO_DAY } from '../../../lib/days';
import type { FilterGroup, FilterPlan } from './filter-plan';

export const SORTS = ['best', 'newest', 'soonest'] as const;
export type Sort = (typeof SORTS)[number];

/** The state of a search in the address. */
export interface SearchState {
  /** Filters in use, by parameter name. */
  filters: Record<string, string>;
  sort: Sort;
  /** The map is shown above the results. */
  map?: boolean;
}

const plansOf = (groups: readonly FilterGroup[]): FilterPlan[] => groups.flatMap(({ filters }) => filters);

/** Filters from an address. Invalid values (an unknown city, a word for a number) are ignored. */
export function readSearch(groups: readonly FilterGroup[], params: URLSearchParams): SearchState {
  const filters: Record<string, string> = {};
  for (const plan of plansOf(groups)) {
    const value = readable(plan, params.get(plan.name)?.trim() ?? '');
    if (value !== null) filters[plan.name] = value;
  }
  const sort = SORTS.find((name) => name === params.get('sort')) ?? 'best';
  // A distance needs a city to begin at.
  if (!filters['city']) delete filters['within'];
  return { filters, sort, ...(params.get('view') === 'map' && { map: true }) };
}

/** The parameters of a search; others are kept. */
export function writeSearch(
  groups: readonly FilterGroup[],
  current: URLSearchParams,
  { filters, sort, map }: SearchState,
): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const { name } of plansOf(groups)) {
    const value = name === 'within' && !filters['city'] ? undefined : filters[name];
    if (value) params.set(name, value);
    else params.delete(name);
  }
  if (sort === 'best') params.delete('sort');
  else params.set('sort', sort);
  if (map) params.set('view', 'map');
  else if (params.get('view') === 'map') params.delete('view');
  return params;
}

/** The city of our list, ignoring case; null for an unknown one. */
function cityNamed(name: string): { city: string; region: Region } | null {
  for (const region of REGIONS) {
    const city = regionFacts[region].locations.find((place) => place.toLowerCase() === name.toLowerCase());
    if (city && city !== ANY_LOCATION) return { city, region };
  }
  return null;
}

/** The parameters for the API. A city decides the region, otherwise the site's region does. */
export function searchArgs({ filters, sort }: SearchState, region: Region): Record<string, string> {
  const { city, within, ...rest } = filters;
  // A suburb decides the region itself.
  if (rest['suburb']) return { ...rest, sort };
  const place = city ? { city, ...(within && { within }) } : {};
  return { ...rest, region: (city ? cityNamed(city)?.region : undefined) ?? region, ...place, sort };
}

function readable({ control }: FilterPlan, value: string): string | null {
  if (value === '') return null;
  switch (control.kind) {
    case 'place':
      return cityNamed(value)?.city ?? null;
    case 'day':
      return ISO_DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;
    case 'number': {
      const number = Number(value);
      return Number.isInteger(number) && number >= control.min && number <= control.max ? String(number) : null;
    }
    case 'choice':
      return control.options.some((option) => option.value === value) ? value : null;
    case 'flag':
      return value === 'true' ? value : null;
    case 'languages':
    case 'country':
    case 'suburb':
      return value.length <= 200 ? value : null;
  }
}
