import type { MarketingConsent, MarketingConsentInput } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Marketing consent'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readMarketingConsent: build.query<ReadMarketingConsentApiResponse, ReadMarketingConsentApiArg>({
        query: () => ({ url: `/api/marketing-consent` }),
        providesTags: ['Marketing consent'],
      }),
      setMarketingConsent: build.mutation<SetMarketingConsentApiResponse, SetMarketingConsentApiArg>({
        query: (queryArg) => ({ url: `/api/marketing-consent`, method: 'PUT', body: queryArg.marketingConsentInput }),
        invalidatesTags: ['Marketing consent'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as marketingConsentApi };
export type ReadMarketingConsentApiResponse = /** status 200 Read whether I get news by email */ MarketingConsent;
export type ReadMarketingConsentApiArg = void;
export type SetMarketingConsentApiResponse = /** status 200 Turn news by email on or off */ MarketingConsent;
export type SetMarketingConsentApiArg = {
  marketingConsentInput: MarketingConsentInput;
};
export const { useReadMarketingConsentQuery, useLazyReadMarketingConsentQuery, useSetMarketingConsentMutation } =
  injectedRtkApi;
export type { ErrorBody, ErrorCode, MarketingConsent, MarketingConsentInput, MarketingWording } from './types';
