import { searchApi } from '../../../api/search';
import type { SearchAuPairsApiArg } from '../../../api/search';
import type { Region } from '../../../config/regions';
import type { LoadArgs } from '../../../lib/load-args';
import { regionOfUrl } from '../../../lib/region';
import type { SampleAuPair } from './sample-au-pairs';
import type { SampleFamily } from './sample-families';

/** The query for the newest au pairs. The loader and the components share it, so that one request serves both. */
export const featuredAuPairs = (region: Region): SearchAuPairsApiArg => ({ region, sort: 'newest', limit: 4 });

/** Samples are sent only to visitors who see them: as an answer, not as code of the page. */
const sampleApi = searchApi.injectEndpoints({
  endpoints: (build) => ({
    listSampleAuPairs: build.query<SampleAuPair[], undefined>({
      queryFn: async () => ({ data: (await import('./sample-au-pairs')).sampleAuPairs }),
    }),
    listSampleFamilies: build.query<SampleFamily[], Region>({
      queryFn: async (region) => ({ data: (await import('./sample-families')).sampleFamilies[region] }),
    }),
  }),
});
export const { useListSampleAuPairsQuery, useListSampleFamiliesQuery } = sampleApi;

type Kind = 'auPairs' | 'families';

/**
 * Loads the newest people, featured families first, or samples where there are none. If this fails, the page is
 * rendered without people.
 */
export async function loadFeatured({ store, url }: LoadArgs, ...kinds: Kind[]): Promise<void> {
  const region = regionOfUrl(url);
  await Promise.all(
    kinds.map((kind) => (kind === 'auPairs' ? loadAuPairs(store, region) : loadFamilies(store, region))),
  );
}

async function loadAuPairs({ dispatch }: LoadArgs['store'], region: Region): Promise<void> {
  const request = dispatch(searchApi.endpoints.searchAuPairs.initiate(featuredAuPairs(region)));
  const { data } = await request;
  if (data?.items.length === 0) {
    tellOperator('auPairs', region);
    await dispatch(sampleApi.endpoints.listSampleAuPairs.initiate(undefined, { subscribe: false }));
  }
  request.unsubscribe();
}

async function loadFamilies({ dispatch }: LoadArgs['store'], region: Region): Promise<void> {
  const request = dispatch(searchApi.endpoints.listRegionFamilies.initiate({ region }));
  const { data } = await request;
  if (data?.items.length === 0) {
    tellOperator('families', region);
    await dispatch(sampleApi.endpoints.listSampleFamilies.initiate(region, { subscribe: false }));
  }
  request.unsubscribe();
}

const reported = new Set<string>();

/** Logs once that the pages show samples only. */
function tellOperator(kind: Kind, region: Region): void {
  if (!import.meta.env.SSR || reported.has(kind + region)) return;
  reported.add(kind + region);
  const who = kind === 'auPairs' ? 'au pair' : 'family';
  console.warn(`Public pages show samples: no ${who} in ${region} has a complete profile yet.`);
}
