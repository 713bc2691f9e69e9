import { useSyncExternalStore } from 'react';
import { Listeners } from '../listeners';
import { dayKey } from './clocks';

const MINUTE_MS = 60_000;
const listeners = new Listeners();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  now = new Date();
  listeners.notify();
};

export const subscribe = (changed: () => void): (() => void) => {
  if (listeners.size === 0) {
    timer = setInterval(tick, MINUTE_MS);
    // Timers of a page that slept come late.
    document.addEventListener('visibilitychange', tick);
    now = new Date();
  }
  const unsubscribe = listeners.subscribe(changed);
  return () => {
    unsubscribe();
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
};

/** Without a reader the clock stands still, and must not begin with an old time. */
export const present = (): Date => {
  if (listeners.size === 0 && Date.now() - now.getTime() >= MINUTE_MS) now = new Date();
  return now;
};

/** The present, to the minute; one clock for the whole page. */
export const useNow = (): Date => useSyncExternalStore(subscribe, present, present);

/** Today by this browser, also after midnight. */
export const useToday = (): string => dayKey(useNow());
