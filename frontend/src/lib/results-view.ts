import { useSyncExternalStore } from 'react';

export const RESULTS_VIEW_KEY = 'resultsView';

/** How people found by a search are shown. A grid unless someone chose the list, for as long as the tab is open. */
export type ResultsView = 'grid' | 'list';

const listeners = new Set<() => void>();

const read = (): ResultsView => (document.documentElement.dataset.resultsView === 'list' ? 'list' : 'grid');

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function choose(view: ResultsView): void {
  document.documentElement.dataset.resultsView = view;
  try {
    sessionStorage.setItem(RESULTS_VIEW_KEY, view);
  } catch {
    // A browser that refuses storage keeps the choice as long as the page.
  }
  for (const listener of listeners) listener();
}

/** The view and the way to change it. Style sheets read it from the page, which the script in its head marks first. */
export function useResultsView(): [ResultsView, (view: ResultsView) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'grid'), choose];
}
