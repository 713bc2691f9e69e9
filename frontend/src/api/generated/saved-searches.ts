import type {
  NewPeople,
  SavedSearch,
  SavedSearchChanges,
  SavedSearchInput,
  SavedSearchList,
  SeenPeople,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Saved searches'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listSavedSearches: build.query<ListSavedSearchesApiResponse, ListSavedSearchesApiArg>({
        query: () => ({ url: `/api/saved-searches` }),
        providesTags: ['Saved searches'],
      }),
      saveSearch: build.mutation<SaveSearchApiResponse, SaveSearchApiArg>({
        query: (queryArg) => ({ url: `/api/saved-searches`, method: 'POST', body: queryArg.savedSearchInput }),
        invalidatesTags: ['Saved searches'],
      }),
      removeSavedSearch: build.mutation<RemoveSavedSearchApiResponse, RemoveSavedSearchApiArg>({
        query: (queryArg) => ({ url: `/api/saved-searches/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Saved searches'],
      }),
      changeSavedSearch: build.mutation<ChangeSavedSearchApiResponse, ChangeSavedSearchApiArg>({
        query: (queryArg) => ({
          url: `/api/saved-searches/${queryArg.id}`,
          method: 'PATCH',
          body: queryArg.savedSearchChanges,
        }),
        invalidatesTags: ['Saved searches'],
      }),
      markSavedSearchLooked: build.mutation<MarkSavedSearchLookedApiResponse, MarkSavedSearchLookedApiArg>({
        query: (queryArg) => ({
          url: `/api/saved-searches/${queryArg.id}/looked`,
          method: 'PUT',
          body: queryArg.seenPeople,
        }),
        invalidatesTags: ['Saved searches'],
      }),
      listNewPeople: build.query<ListNewPeopleApiResponse, ListNewPeopleApiArg>({
        query: (queryArg) => ({ url: `/api/saved-searches/${queryArg.id}/new-people` }),
        providesTags: ['Saved searches'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as savedSearchesApi };
export type ListSavedSearchesApiResponse = /** status 200 List my saved searches */ SavedSearchList;
export type ListSavedSearchesApiArg = void;
export type SaveSearchApiResponse = /** status 201 Save a search */ SavedSearch;
export type SaveSearchApiArg = {
  savedSearchInput: SavedSearchInput;
};
export type RemoveSavedSearchApiResponse = unknown;
export type RemoveSavedSearchApiArg = {
  id: string;
};
export type ChangeSavedSearchApiResponse =
  /** status 200 Rename a saved search, or change its notifications */ SavedSearch;
export type ChangeSavedSearchApiArg = {
  id: string;
  savedSearchChanges: SavedSearchChanges;
};
export type MarkSavedSearchLookedApiResponse = unknown;
export type MarkSavedSearchLookedApiArg = {
  id: string;
  seenPeople: SeenPeople;
};
export type ListNewPeopleApiResponse = /** status 200 List new matches of a saved search */ NewPeople;
export type ListNewPeopleApiArg = {
  id: string;
};
export const {
  useListSavedSearchesQuery,
  useLazyListSavedSearchesQuery,
  useSaveSearchMutation,
  useRemoveSavedSearchMutation,
  useChangeSavedSearchMutation,
  useMarkSavedSearchLookedMutation,
  useListNewPeopleQuery,
  useLazyListNewPeopleQuery,
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
  NewPeople,
  Rating,
  ReplyHabit,
  SavedSearch,
  SavedSearchAlerts,
  SavedSearchChanges,
  SavedSearchInput,
  SavedSearchKind,
  SavedSearchList,
  SeenPeople,
  Verified,
  VisaGlance,
} from './types';
