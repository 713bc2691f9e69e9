import type { LoadArgs } from '../../lib/load-args';
import { loadSearch, SearchScreen } from '../../features/search';
import { compareFound } from './compare-found';
import { saveSearch } from './save-search';
import { regionOfUrl } from '../../lib/region';

export const load = ({ store, url }: LoadArgs) =>
  loadSearch(store.dispatch, 'auPairs', url.searchParams, regionOfUrl(url));

export function Component() {
  return <SearchScreen kind="auPairs" saveSearch={saveSearch} compare={compareFound} />;
}
