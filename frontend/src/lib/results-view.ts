import { useSyncExternalStore } from 'react';
import { Listeners } from './listeners';

export const RESULTS_VIEW_KEY = 'resultsView';

/** How results are shown. The choice is kept as long as the tab is open. */
export type ResultsView = 'grid' | 'list';

const listeners = new Listeners();

const read = (): ResultsView => (document.documentElement.dataset.resultsView === 'list' ? 'list' : 'grid');

function choose(view: ResultsView): void {
  document.documentElement.dataset.resultsView = view;
  try {
    sessionStorage.setItem(RESULTS_VIEW_KEY, view);
  } catch {
    // Without storage the choice is kept as long as the page.
  }
  listeners.notify();
}

/** The view and its setter. Style sheets read it from `<html>`, where a script in the head sets it first. */
export function useResultsView(): [ResultsView, (view: ResultsView) => void] {
  return [useSyncExternalStore(listeners.subscribe, read, () => 'grid'), choose];
}
