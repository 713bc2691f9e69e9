import { plansApi } from '../../api/plans';
import { REGIONS } from '../../config/regions';
import type { LoadArgs } from '../../lib/load-args';
import { regionOfPath, regionOfUrl } from '../../lib/region';

/**
 * Loads the plan table before the page is rendered. The server does not know a visitor's preferred region on a path
 * without one, so it loads both. If this fails, the page shows the list prices.
 */
export async function loadPlans({ store, url }: Pick<LoadArgs, 'store' | 'url'>): Promise<void> {
  const known = import.meta.env.SSR ? regionOfPath(url.pathname) : regionOfUrl(url);
  await Promise.all(
    (known ? [known] : REGIONS).map((region) =>
      store.dispatch(plansApi.endpoints.listPlans.initiate({ region }, { subscribe: false })),
    ),
  );
}
