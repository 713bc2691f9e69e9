import type { SavedSearch } from '../../api/saved-searches';
import { paths } from '../../config/paths';
import type { Region } from '../../config/regions';

/** The address of a saved search without its country, the newest people first. */
export function searchPathOf({ kind, filters }: Pick<SavedSearch, 'kind' | 'filters'>): string {
  const { region: _, place, ...rest } = filters;
  const query = new URLSearchParams({ ...rest, ...(place && { city: place }), sort: 'newest' });
  return `${kind === 'auPairs' ? paths.searchAuPairs : paths.searchFamilies}?${query.toString()}`;
}

/** The country in which a saved search looks. */
export const regionOfSearch = ({ region }: SavedSearch['filters']): Region =>
  region === 'newzealand' ? region : 'australia';
