import { searchApi as generated } from '../../api/search';
import type { AuPairSearchPage, FamilySearchPage } from '../../api/search';

export type SearchArgs = Record<string, string>;

/** Caches results by person, because visitors get another order and no scores. Not sent to the API. */
export const searchedBy = (userId: string | undefined): SearchArgs => (userId ? { searchedBy: userId } : {});

const sent = ({ searchedBy: _, ...args }: SearchArgs) => args;

type Cursor = string | null;

/** Both searches as growing lists. Loaded pages are kept, so that Back shows the same list. */
export const searchApi = generated.injectEndpoints({
  endpoints: (build) => ({
    auPairResults: build.infiniteQuery<AuPairSearchPage, SearchArgs, Cursor>({
      query: ({ queryArg, pageParam }) => ({
        url: '/api/au-pair-profiles',
        params: { ...sent(queryArg), cursor: pageParam },
      }),
      providesTags: ['Search'],
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
    }),
    familyResults: build.infiniteQuery<FamilySearchPage, SearchArgs, Cursor>({
      query: ({ queryArg, pageParam }) => ({
        url: '/api/family-profiles',
        params: { ...sent(queryArg), cursor: pageParam },
      }),
      providesTags: ['Search'],
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
    }),
  }),
});
