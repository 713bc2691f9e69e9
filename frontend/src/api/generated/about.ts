import type { About } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['About'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getAbout: build.query<GetAboutApiResponse, GetAboutApiArg>({
        query: () => ({ url: `/api/about` }),
        providesTags: ['About'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as aboutApi };
export type GetAboutApiResponse = /** status 200 Get the founder’s story and two figures for the home page */ About;
export type GetAboutApiArg = void;
export const { useGetAboutQuery, useLazyGetAboutQuery } = injectedRtkApi;
export type { About, ErrorBody, ErrorCode } from './types';
