import type { BannerNow } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Banner'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getBanner: build.query<GetBannerApiResponse, GetBannerApiArg>({
        query: (queryArg) => ({
          url: `/api/banner`,
          params: {
            region: queryArg.region,
          },
        }),
        providesTags: ['Banner'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as bannerApi };
export type GetBannerApiResponse = /** status 200 Get the banner of a region, if there is one */ BannerNow;
export type GetBannerApiArg = {
  /** The region of the banner. */
  region: 'australia' | 'newzealand';
};
export const { useGetBannerQuery, useLazyGetBannerQuery } = injectedRtkApi;
export type { BannerLink, BannerNow, CurrentBanner, ErrorBody, ErrorCode } from './types';
