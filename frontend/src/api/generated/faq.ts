import type { FaqEntry } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['FAQ'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listFaqEntries: build.query<ListFaqEntriesApiResponse, ListFaqEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/faq-entries`,
          params: {
            region: queryArg.region,
          },
        }),
        providesTags: ['FAQ'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as faqApi };
export type ListFaqEntriesApiResponse = /** status 200 List the questions people ask */ FaqEntry[];
export type ListFaqEntriesApiArg = {
  /** Only answers that are valid in this region; all if omitted. */
  region?: 'australia' | 'newzealand';
};
export const { useListFaqEntriesQuery, useLazyListFaqEntriesQuery } = injectedRtkApi;
export type { ErrorBody, ErrorCode, FaqEntry, SourceLink } from './types';
