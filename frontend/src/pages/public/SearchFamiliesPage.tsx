import type { LoadArgs } from '../../lib/load-args';
import { loadSearch, SearchScreen } from '../../features/search';
import { compareFound } from './compare-found';
import { saveSearch } from './save-search';
import { regionOfUrl } from '../../lib/region';

export const load = ({ store, url }: LoadArgs) =>
  loadSearch(store.dispatch, 'families', url.searchParams, regionOfUrl(url));

export function Component() {
  return <SearchScreen kind="families" saveSearch={saveSearch} compare={compareFound} />;
}
