import type { ReactNode } from 'react';
import { useCountAuPairsQuery, useCountFamiliesQuery, type AuPairCard, type FamilyCard } from '../../api/search';
import { AuPairResult, FamilyResult } from '../../entities/people';
import { auPairFilters, familyFilters, type FilterGroup } from './filters/filter-plan';
import type { CountQuery } from './filters/FilterSheet';
import { searchTexts } from './texts';
import { searchApi, type SearchArgs } from './search-api';

export type SearchKindName = 'auPairs' | 'families';

export interface ResultCount {
  value: number;
  capped: boolean;
}

interface ResultPage {
  items: { id: string }[];
  count: ResultCount;
}

/** The state of a growing list of results. */
interface Results {
  data?: { pages: ResultPage[] } | undefined;
  /** Undefined while `data` is of an earlier search. */
  currentData?: { pages: ResultPage[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** The differences between the two directions of the search. */
export interface SearchKind {
  texts: (typeof searchTexts)[SearchKindName];
  groups: readonly FilterGroup[];
  /** The role that searches in this direction; others get no scores. */
  searcher: 'family' | 'aupair';
  useResults: (args: SearchArgs) => Results;
  useCount: CountQuery;
  card: (item: { id: string }, index: number, actions: ReactNode) => ReactNode;
}

/** The cards above the fold of a usual screen, which load their pictures at once. */
const EAGER = 4;

export const searchKinds: Record<SearchKindName, SearchKind> = {
  auPairs: {
    texts: searchTexts.auPairs,
    groups: auPairFilters,
    searcher: 'family',
    useResults: (args) => searchApi.useAuPairResultsInfiniteQuery(args),
    useCount: (args, options) => useCountAuPairsQuery(args, options),
    card: (item, index, actions) => (
      <AuPairResult auPair={item as AuPairCard} eager={index < EAGER} actions={actions} />
    ),
  },
  families: {
    texts: searchTexts.families,
    groups: familyFilters,
    searcher: 'aupair',
    useResults: (args) => searchApi.useFamilyResultsInfiniteQuery(args),
    useCount: (args, options) => useCountFamiliesQuery(args, options),
    card: (item, index, actions) => (
      <FamilyResult family={item as FamilyCard} eager={index < EAGER} actions={actions} />
    ),
  },
};
