import { startTransition, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FilterGroup } from './filter-plan';
import { readSearch, writeSearch, type SearchState } from './search-state';

export type ChangeSearch = (change: (latest: SearchState) => SearchState) => void;

/**
 * The search in the address (`committed`), the one requested last (`intended`; they differ while a page loads), and a
 * function that changes the latter, so that two quick presses both count.
 */
export function useSearchState(groups: readonly FilterGroup[]): {
  committed: SearchState;
  intended: SearchState;
  change: ChangeSearch;
} {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [pending, setPending] = useState<string | null>(null);
  const latest = useRef<string | null>(null);

  const committed = readSearch(groups, params);
  const intended = pending === null ? committed : readSearch(groups, new URLSearchParams(pending));
  const change: ChangeSearch = (to) => {
    const from = latest.current === null ? params : new URLSearchParams(latest.current);
    const query = writeSearch(groups, from, to(readSearch(groups, from))).toString();
    latest.current = query;
    setPending(query);
    const settled = () => {
      if (latest.current !== query) return;
      latest.current = null;
      // Together with the router's own change, so that no control shows the old state in between.
      startTransition(() => setPending(null));
    };
    void Promise.resolve(navigate({ search: query && `?${query}` }, { preventScrollReset: true })).then(
      settled,
      settled,
    );
  };
  return { committed, intended, change };
}
