import { plansApi } from '../../api/plans';
import { REGIONS } from '../../config/regions';
import type { LoadArgs } from '../../lib/load-args';
import { regionOfPath, regionOfUrl } from '../../lib/region';

/**
 * Brings the plan table before the page is drawn. The server does not know what a visitor of a path without region
 * prefers, so it brings both. Without the table it is still a page: the list prices stand there.
 */
export async function loadPlans({ store, url }: Pick<LoadArgs, 'store' | 'url'>): Promise<void> {
  const known = import.meta.env.SSR ? regionOfPath(url.pathname) : regionOfUrl(url);
  await Promise.all(
    (known ? [known] : REGIONS).map((region) =>
      store.dispatch(plansApi.endpoints.listPlans.initiate({ region }, { subscribe: false })),
    ),
  );
}
