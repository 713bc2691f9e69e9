import { baseApi } from '../api/base-api';
import { realtime } from '../api/realtime';
import { todayKey } from '../lib/clocks/clocks';
import type { AppStore } from './store';

const MINUTE_MS = 60_000;
/** Subjects whose changes the server announces once, by an event. */
const ANNOUNCED = ['Agreements', 'Hours', 'Arrivals', 'Employer clock', 'Safety'];
/** Subjects whose answers depend on the day. */
const OF_THE_DAY = ['Agreements', 'Hours', 'Arrivals', 'Employer clock', 'Plans', 'Dashboard'];

/**
 * Reads again what is on the screen when it may be out of date: after a lost live connection, because events are not
 * repeated, and when another day has begun.
 */
export function refetchMissed({ dispatch }: Pick<AppStore, 'dispatch'>): void {
  // The tags belong to the files of their subjects.
  const refetch = (tags: string[]) => dispatch(baseApi.util.invalidateTags(tags as never[]));

  let wasConnected = realtime.getStatus() === 'connected';
  let wasLost = false;
  realtime.subscribeStatus(() => {
    const isConnected = realtime.getStatus() === 'connected';
    if (isConnected && wasLost) refetch(ANNOUNCED);
    wasLost = !isConnected && (wasLost || wasConnected);
    wasConnected = isConnected;
  });

  let day = todayKey();
  const look = () => {
    if (document.hidden || todayKey() === day) return;
    day = todayKey();
    refetch(OF_THE_DAY);
  };
  setInterval(look, MINUTE_MS);
  document.addEventListener('visibilitychange', look);
}
