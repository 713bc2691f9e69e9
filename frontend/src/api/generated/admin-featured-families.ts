import type { FeaturedCandidates, FeaturedFamilies, FeaturedFamiliesInput } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin featured families'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getFeaturedFamilies: build.query<GetFeaturedFamiliesApiResponse, GetFeaturedFamiliesApiArg>({
        query: (queryArg) => ({ url: `/api/admin/featured-families/${queryArg.place}` }),
        providesTags: ['Admin featured families'],
      }),
      chooseFeaturedFamilies: build.mutation<ChooseFeaturedFamiliesApiResponse, ChooseFeaturedFamiliesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/featured-families/${queryArg.place}`,
          method: 'PUT',
          body: queryArg.featuredFamiliesInput,
        }),
        invalidatesTags: ['Admin featured families'],
      }),
      listFeaturedCandidates: build.query<ListFeaturedCandidatesApiResponse, ListFeaturedCandidatesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/featured-families/${queryArg.place}/candidates`,
          params: {
            search: queryArg.search,
          },
        }),
        providesTags: ['Admin featured families'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminFeaturedFamiliesApi };
export type GetFeaturedFamiliesApiResponse = /** status 200 Read the featured families of a page */ FeaturedFamilies;
export type GetFeaturedFamiliesApiArg = {
  /** A city as its page is addressed, or a region. */
  place: string;
};
export type ChooseFeaturedFamiliesApiResponse =
  /** status 200 Choose the featured families of a page */ FeaturedFamilies;
export type ChooseFeaturedFamiliesApiArg = {
  /** A city as its page is addressed, or a region. */
  place: string;
  featuredFamiliesInput: FeaturedFamiliesInput;
};
export type ListFeaturedCandidatesApiResponse = /** status 200 Find families to feature on a page */ FeaturedCandidates;
export type ListFeaturedCandidatesApiArg = {
  /** A city as its page is addressed, or a region. */
  place: string;
  /** Part of a family's name or suburb; all when empty. */
  search: string;
};
export const {
  useGetFeaturedFamiliesQuery,
  useLazyGetFeaturedFamiliesQuery,
  useChooseFeaturedFamiliesMutation,
  useListFeaturedCandidatesQuery,
  useLazyListFeaturedCandidatesQuery,
} = injectedRtkApi;
export type {
  ErrorBody,
  ErrorCode,
  FeaturedCandidates,
  FeaturedFamilies,
  FeaturedFamiliesInput,
  FeaturedFamily,
  FeaturedState,
  FocalPoint,
} from './types';
