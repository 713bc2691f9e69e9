import { useSyncExternalStore } from 'react';

interface Served {
  at: Date;
  /** The entry of the cache that holds it. */
  cacheKey: string;
}

const listeners = new Set<() => void>();
let served: ReadonlyMap<string, Served> = new Map();

/** Answers on the screen that came from this browser because the server could not be reached, by their address. */
export const keptAnswersShown = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): ReadonlyMap<string, Served> => served,
  set(address: string, one: Served | null): void {
    if (one === null && !served.has(address)) return;
    const next = new Map(served);
    if (one) next.set(address, one);
    else next.delete(address);
    served = next;
    for (const listener of listeners) listener();
  },
};

/** Since when the answer that is shown is kept in this browser; null if the server gave it. */
export const useAsOf = (address: string): Date | null =>
  useSyncExternalStore(
    keptAnswersShown.subscribe,
    () => served.get(address)?.at ?? null,
    () => null,
  );
