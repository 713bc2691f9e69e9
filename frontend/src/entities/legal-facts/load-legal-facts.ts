import { legalFactsApi } from '../../api/legal-facts';
import { REGIONS, type Region } from '../../config/regions';
import type { LoadArgs } from '../../lib/load-args';
import { regionOfPath, regionOfUrl } from '../../lib/region';

/**
 * Loads the legal facts before the page is rendered: of `region`, or of the page's region. The server does not know a
 * visitor's preferred region on a path without one, so it loads both. If this fails, the page is rendered without the
 * sections that need them.
 */
export async function loadLegalFacts(
  { store, url }: Pick<LoadArgs, 'store' | 'url'>,
  region: Region | null = import.meta.env.SSR ? regionOfPath(url.pathname) : regionOfUrl(url),
): Promise<void> {
  await Promise.all(
    (region ? [region] : REGIONS).map((one) =>
      store.dispatch(legalFactsApi.endpoints.listLegalFacts.initiate({ region: one }, { subscribe: false })),
    ),
  );
}
