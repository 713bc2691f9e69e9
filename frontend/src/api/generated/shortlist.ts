import type { ShortlistPage } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Shortlist'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listShortlist: build.query<ListShortlistApiResponse, ListShortlistApiArg>({
        query: (queryArg) => ({
          url: `/api/shortlist-entries`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Shortlist'],
      }),
      removeFromShortlist: build.mutation<RemoveFromShortlistApiResponse, RemoveFromShortlistApiArg>({
        query: (queryArg) => ({ url: `/api/shortlist-entries/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Shortlist'],
      }),
      saveToShortlist: build.mutation<SaveToShortlistApiResponse, SaveToShortlistApiArg>({
        query: (queryArg) => ({ url: `/api/shortlist-entries/${queryArg.id}`, method: 'PUT' }),
        invalidatesTags: ['Shortlist'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as shortlistApi };
export type ListShortlistApiResponse = /** status 200 List people I have saved */ ShortlistPage;
export type ListShortlistApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type RemoveFromShortlistApiResponse = unknown;
export type RemoveFromShortlistApiArg = {
  id: string;
};
export type SaveToShortlistApiResponse = unknown;
export type SaveToShortlistApiArg = {
  id: string;
};
export const {
  useListShortlistQuery,
  useLazyListShortlistQuery,
  useRemoveFromShortlistMutation,
  useSaveToShortlistMutation,
} = injectedRtkApi;
export type {
  AuPairCard,
  AuPairChecks,
  BrokenDeal,
  DealSetBy,
  ErrorBody,
  ErrorCode,
  FamilyCard,
  FamilyCardChildren,
  FocalPoint,
  Match,
  MatchReason,
  MatchSide,
  MissingFact,
  Rating,
  ReplyHabit,
  ShortlistItem,
  ShortlistPage,
  Verified,
  VisaGlance,
} from './types';
