import { useSyncExternalStore } from 'react';

export const RESULTS_VIEW_KEY = 'resultsView';

/** How results are shown. The choice is kept as long as the tab is open. */
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
    // Without storage the choice is kept as long as the page.
  }
  for (const listener of listeners) listener();
}

/** The view and its setter. Style sheets read it from `<html>`, where a script in the head sets it first. */
export function useResultsView(): [ResultsView, (view: ResultsView) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'grid'), choose];
}
