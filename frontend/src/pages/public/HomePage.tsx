import type { LoadArgs } from '../../lib/load-args';
import { api } from '../../api/enhance';
import { featuredAuPairs, featuredFamilies } from '../../features/home';
import { regionOfPath } from '../../lib/region';

export { HomeScreen as Component } from '../../features/home';

/** People on the first page. Without them it is still a page, so a failed call is not a failed page. */
export async function load({ store, url }: LoadArgs): Promise<void> {
  const region = regionOfPath(url.pathname) ?? 'australia';
  const auPairs = store.dispatch(api.endpoints.searchAuPairs.initiate(featuredAuPairs(region)));
  const families = store.dispatch(api.endpoints.searchFamilies.initiate(featuredFamilies(region)));
  await Promise.all([auPairs, families]);
  auPairs.unsubscribe();
  families.unsubscribe();
}
