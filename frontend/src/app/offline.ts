import { requestsBeforeStart, readOffline, stopStoring } from '../api/offline-reads';
import { deleteOfflineStore, offlineStore } from '../lib/offline/offline-store';
import { ownerOf } from '../lib/offline/owner';
import { accessToken, sessionEvents, type SessionEvent, type SessionUser } from '../lib/session';
import { prefetchOfflinePages } from './offline-prefetch';
import type { AppStore } from './store';

const PREFETCH_EVERY_MS = 6 * 3_600_000;
/** After the page itself has loaded. */
const QUIET_MS = 3_000;
const WORKER = '/sw.js';

/** Keeps what a signed-in member can read without a connection. `first` is the event that loaded this code. */
export function followOffline(store: AppStore, first: SessionEvent): void {
  const follow = (event: SessionEvent): void => {
    if (event.type === 'USER_UPDATED') void begin(event.user, store).catch(() => undefined);
    else if ('session' in event && event.session) void begin(event.session.user, store).catch(() => undefined);
  };
  sessionEvents.subscribe(follow);
  follow(first);
}

async function begin(user: SessionUser, store: AppStore): Promise<void> {
  if (!store.getState().settings.offlinePages || user.userType === 'admin' || user.secondFactorRequired) {
    stopStoring();
    return deleteOfflineStore();
  }
  const owner = ownerOf(user);
  const { gatheredAt } = await offlineStore.remember(owner, user);
  // They may have logged out meanwhile.
  if (accessToken() === null) return deleteOfflineStore();
  readOffline(store, owner);
  const opened = requestsBeforeStart();
  whenQuiet(() => {
    void registerWorker();
    void prefetchOfflinePages(owner, opened, Date.now() - gatheredAt > PREFETCH_EVERY_MS).catch(() => undefined);
  });
}

let begun = false;

/** Once for each page that is loaded. */
function whenQuiet(work: () => void): void {
  if (begun) return;
  begun = true;
  setTimeout(() => {
    if (accessToken() === null) begun = false;
    else if ('requestIdleCallback' in window) requestIdleCallback(work);
    else work();
  }, QUIET_MS);
}

/** Only here: visitors never get the worker, unless they ask for push notifications later. */
async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER).catch(() => undefined);
}
