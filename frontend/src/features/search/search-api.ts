import { searchApi as generated } from '../../api/search';
import type { AuPairSearchPage, FamilySearchPage } from '../../api/search';

export type SearchArgs = Record<string, string>;
type Cursor = string | null;

/** Both searches as growing lists: the pages that were loaded stay, so that Back finds the list as it was. */
export const searchApi = generated.injectEndpoints({
  endpoints: (build) => ({
    auPairResults: build.infiniteQuery<AuPairSearchPage, SearchArgs, Cursor>({
      query: ({ queryArg, pageParam }) => ({
        url: '/api/au-pair-profiles',
        params: { ...queryArg, cursor: pageParam },
      }),
      providesTags: ['Search'],
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
    }),
    familyResults: build.infiniteQuery<FamilySearchPage, SearchArgs, Cursor>({
      query: ({ queryArg, pageParam }) => ({ url: '/api/family-profiles', params: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Search'],
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
    }),
  }),
});
