import { legalFactsApi } from '../../api/legal-facts';
import { REGIONS, type Region } from '../../config/regions';
import type { LoadArgs } from '../../lib/load-args';
import { regionOfPath, regionOfUrl } from '../../lib/region';

/**
 * Brings the figures of law before the page is drawn: of `region`, or of the page's own. The server does not know what a
 * visitor of a path without region prefers, so it brings both. Without them it is still a page, but for what they are in.
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
