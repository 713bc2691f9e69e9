import { useSyncExternalStore } from 'react';
import { Listeners } from '../listeners';
import { dayKey } from './clocks';
import { serverAheadMs, serverNow, subscribeServerClock } from './server-clock';

const MINUTE_MS = 60_000;
const listeners = new Listeners();
let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;
let stopCorrecting: (() => void) | undefined;

const tick = () => {
  now = serverNow();
  listeners.notify();
};

export const subscribe = (changed: () => void): (() => void) => {
  if (listeners.size === 0) {
    timer = setInterval(tick, MINUTE_MS);
    stopCorrecting = subscribeServerClock(tick);
    // Timers of a page that slept come late.
    document.addEventListener('visibilitychange', tick);
    now = serverNow();
  }
  const unsubscribe = listeners.subscribe(changed);
  return () => {
    unsubscribe();
    if (listeners.size > 0) return;
    clearInterval(timer);
    stopCorrecting?.();
    document.removeEventListener('visibilitychange', tick);
  };
};

/** Without a reader the clock stands still, and must not begin with an old time. */
export const present = (): Date => {
  if (listeners.size === 0 && Math.abs(serverNow().getTime() - now.getTime()) >= MINUTE_MS) now = serverNow();
  return now;
};

/** The present by the server's clock, to the minute; one clock for the whole page. */
export const useNow = (): Date => useSyncExternalStore(subscribe, present, present);

export const deviceTime = (at: Date): Date => new Date(at.getTime() - serverAheadMs());

/** The same by this device's clock, to compare with moments that were read from it. */
export const useDeviceNow = (): Date => deviceTime(useNow());

/** Today in this browser's zone, also after midnight. */
export const useToday = (): string => dayKey(useNow());
