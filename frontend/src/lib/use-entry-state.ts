import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionEvents, sessionOwner } from './session';

const states = new Map<string, unknown>();
sessionEvents.subscribe(({ type }) => {
  if (type === 'SIGNED_OUT') states.clear();
});

/**
 * State that belongs to the entry in the history of the browser, so that Back finds it as it was left. `name` identifies
 * the part of the page; the person is added here. A reload and a logout forget it.
 */
export function useEntryState<State>(name: string, initial: State): [State, (next: State) => void] {
  const { key } = useLocation();
  const entry = `${key} ${name} ${sessionOwner() ?? ''}`;
  const [state, setState] = useState(() => (states.has(entry) ? (states.get(entry) as State) : initial));
  const keep = useEffectEvent(() => void states.set(entry, state));
  // A replaced address has another key, while this part of the page stays as it is.
  useEffect(() => keep(), [key]);
  const set = useCallback(
    (next: State) => {
      states.set(entry, next);
      setState(next);
    },
    [entry],
  );
  return [state, set];
}
