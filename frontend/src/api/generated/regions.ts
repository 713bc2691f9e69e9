import type { RegionFacts } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Regions'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listRegions: build.query<ListRegionsApiResponse, ListRegionsApiArg>({
        query: () => ({ url: `/api/regions` }),
        providesTags: ['Regions'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as regionsApi };
export type ListRegionsApiResponse = /** status 200 List the regions */ RegionFacts[];
export type ListRegionsApiArg = void;
export const { useListRegionsQuery, useLazyListRegionsQuery } = injectedRtkApi;
export type { ErrorBody, ErrorCode, RegionFacts } from './types';
