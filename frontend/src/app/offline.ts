import { keptStore } from '../lib/offline/kept-store';
import { dropKept } from '../lib/offline/kept-database';
import { accessToken, ownerOf, sessionEvents, type SessionEvent, type SessionUser } from '../lib/session';
import { keepAnswersOf } from '../api/offline-reads';
import { gatherPages } from './offline-gathering';
import type { AppStore } from './store';

const DAY_MS = 86_400_000;
/** A session ends after that time without a visit, so nothing is shown for longer. */
const LONGEST_MS = 14 * DAY_MS;
const GATHER_EVERY_MS = DAY_MS / 4;
/** After the page itself has loaded. */
const QUIET_MS = 3_000;
const WORKER = '/sw.js';

/** The person whose pages this browser keeps, for a start without the server. */
export async function openRemembered(): Promise<SessionUser | null> {
  const person = await keptStore.person();
  if (!person || Date.now() - person.confirmedAt > LONGEST_MS) return null;
  keepAnswersOf(person.owner);
  return person.user;
}

/** Keeps what a signed-in member can read without a connection. `first` is the event that loaded this code. */
export function followOffline(store: AppStore, first: SessionEvent): void {
  const follow = (event: SessionEvent): void => {
    if (event.type === 'SIGNED_OUT') keepAnswersOf(null);
    else if (event.type === 'USER_UPDATED') void begin(event.user, store).catch(() => undefined);
    else if ('session' in event && event.session) void begin(event.session.user, store).catch(() => undefined);
  };
  sessionEvents.subscribe(follow);
  follow(first);
}

async function begin(user: SessionUser, store: AppStore): Promise<void> {
  if (!store.getState().settings.offlinePages || user.userType === 'admin' || user.secondFactorRequired) {
    keepAnswersOf(null);
    return dropKept();
  }
  const owner = ownerOf(user);
  const { gatheredAt } = await keptStore.remember(owner, user);
  // They may have logged out meanwhile.
  if (accessToken() === null) return dropKept();
  keepAnswersOf(owner);
  whenQuiet(() => {
    void registerWorker();
    if (Date.now() - gatheredAt > GATHER_EVERY_MS) void gatherPages(owner).catch(() => undefined);
  });
}

let waiting = false;

function whenQuiet(work: () => void): void {
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    if (accessToken() === null) return;
    if ('requestIdleCallback' in window) requestIdleCallback(work);
    else work();
  }, QUIET_MS);
}

/** Only here: visitors never get the worker, unless they ask for push notifications later. */
async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER).catch(() => undefined);
}
