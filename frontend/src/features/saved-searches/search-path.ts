import type { SavedSearch } from '../../api/saved-searches';
import { paths } from '../../config/paths';
import { regionalPath } from '../../lib/region';

/** The address of a saved search, the newest people first. */
export function searchPathOf({ kind, filters }: Pick<SavedSearch, 'kind' | 'filters'>): string {
  const { region, place, ...rest } = filters;
  const query = new URLSearchParams({ ...rest, ...(place && { city: place }), sort: 'newest' });
  const path = `${kind === 'auPairs' ? paths.searchAuPairs : paths.searchFamilies}?${query.toString()}`;
  return regionalPath(path, region === 'newzealand' ? region : 'australia');
}
