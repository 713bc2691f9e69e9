import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the reader has asked for less motion. Browser only. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(REDUCED).matches);
