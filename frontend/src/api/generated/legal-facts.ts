import type { LegalFacts } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Legal facts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listLegalFacts: build.query<ListLegalFactsApiResponse, ListLegalFactsApiArg>({
        query: (queryArg) => ({
          url: `/api/legal-facts`,
          params: {
            region: queryArg.region,
          },
        }),
        providesTags: ['Legal facts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as legalFactsApi };
export type ListLegalFactsApiResponse =
  /** status 200 List the figures that laws and authorities of a region set */ LegalFacts;
export type ListLegalFactsApiArg = {
  /** The region whose law applies. */
  region: 'australia' | 'newzealand';
};
export const { useListLegalFactsQuery, useLazyListLegalFactsQuery } = injectedRtkApi;
export type { ErrorBody, ErrorCode, LegalFact, LegalFactSource, LegalFacts } from './types';
