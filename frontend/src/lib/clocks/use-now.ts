import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  now = new Date();
  timer ??= setInterval(() => {
    now = new Date();
    for (const listener of listeners) listener();
  }, MINUTE_MS);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The present, to the minute; one clock for the whole page. */
export const useNow = (): Date =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
