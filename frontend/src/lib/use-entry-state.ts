import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionOwner } from './session';

const kept = new Map<string, unknown>();

/**
 * State that belongs to the entry in the history of the browser, so that Back finds it as it was left. `name` identifies
 * the part of the page; the person is added here. A reload forgets it.
 */
export function useEntryState<State>(name: string, initial: State): [State, (next: State) => void] {
  const entry = `${useLocation().key} ${name} ${sessionOwner() ?? ''}`;
  const [state, setState] = useState(() => (kept.has(entry) ? (kept.get(entry) as State) : initial));
  const set = useCallback(
    (next: State) => {
      kept.set(entry, next);
      setState(next);
    },
    [entry],
  );
  return [state, set];
}
