import { baseApi } from '../api/base-api';
import { realtime } from '../api/realtime';
import { todayKey } from '../lib/clocks/clocks';
import type { AppStore } from './store';

const MINUTE_MS = 60_000;
/** The page may have been read this long before its first live connection without being read again. */
const CONNECTING_MS = 2_000;
/** Subjects whose changes the server announces once, by an event. */
const ANNOUNCED = ['Agreements', 'Hours', 'Arrivals', 'Employer clock', 'Safety', 'Interviews', 'Unread notifications'];
/** Subjects that other tabs, other people and admins change without an event. */
const UNANNOUNCED = [
  ...['Dashboard', 'Page', 'Plans', 'Household', 'Job board', 'Saved searches', 'Verification', 'References'],
  ...['Safety', 'Support', 'Early exits', 'Reviews', 'Pipeline', 'Personal data', 'Sessions'],
];
/** Subjects whose answers depend on the day. */
const OF_THE_DAY = ['Agreements', 'Hours', 'Arrivals', 'Employer clock', 'Plans', 'Dashboard'];

/**
 * Reads again what is on the screen when it may be out of date: after a lost live connection and after a first one that
 * took long, because events are not repeated, every minute without one, when someone comes back to the page, and when
 * another day has begun.
 */
export function refetchMissed({ dispatch }: Pick<AppStore, 'dispatch'>): void {
  // The tags belong to the files of their subjects.
  const refetch = (tags: string[]) => dispatch(baseApi.util.invalidateTags(tags as never[]));

  let wasConnected = realtime.getStatus() === 'connected';
  let wasLost = false;
  const slow = setTimeout(() => (wasLost ||= realtime.getStatus() !== 'connected'), CONNECTING_MS);
  realtime.subscribeStatus(() => {
    const status = realtime.getStatus();
    const isConnected = status === 'connected';
    if (isConnected) clearTimeout(slow);
    if (isConnected && wasLost) refetch([...ANNOUNCED, 'Notifications']);
    wasLost = !isConnected && (wasLost || wasConnected || status === 'refused');
    wasConnected = isConnected;
  });

  let day = todayKey();
  const checkDay = () => {
    if (todayKey() === day) return;
    day = todayKey();
    refetch(OF_THE_DAY);
  };
  setInterval(() => {
    if (document.hidden) return;
    checkDay();
    // A tab over the limit of connections, or behind a proxy that lets none through.
    if (!wasConnected && navigator.onLine) refetch(ANNOUNCED);
  }, MINUTE_MS);

  let wasAway = document.hidden;
  const leave = () => {
    wasAway = true;
  };
  /** A page that is uncovered gets no focus, and one of two windows next to each other is never hidden. */
  const comeBack = () => {
    if (document.hidden) return;
    checkDay();
    if (!wasAway) return;
    wasAway = false;
    if (navigator.onLine) refetch(wasConnected ? UNANNOUNCED : [...ANNOUNCED, ...UNANNOUNCED]);
  };
  window.addEventListener('blur', leave);
  window.addEventListener('focus', comeBack);
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : comeBack()));
}
