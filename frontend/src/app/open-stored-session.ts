import { readOffline } from '../api/offline-reads';
import { DAY_MS } from '../lib/days';
import { offlineStore } from '../lib/offline/offline-store';
import { ownerOf } from '../lib/offline/owner';
import { accessToken, refreshOrSignOut, sessionHint, showUnconfirmed } from '../lib/session';
import type { AppStore } from './store';

/** A session ends after that time without a visit, so nothing is shown for longer. */
const LONGEST_MS = 14 * DAY_MS;

/**
 * Shows the person whose pages this browser keeps, because the server cannot be reached. The session is confirmed as soon
 * as it can.
 */
export async function openStoredSession(store: AppStore): Promise<void> {
  const person = sessionHint.read() ? await offlineStore.person().catch(() => null) : null;
  if (!person || Date.now() - person.confirmedAt > LONGEST_MS || accessToken()) return;
  readOffline(store, ownerOf(person.user));
  showUnconfirmed(person.user, store.dispatch);
  // No answer about the session comes, so what waits for it would stay hidden (`server/first-paint.ts`).
  delete document.documentElement.dataset.session;
  addEventListener('online', confirm);
}

function confirm(): void {
  if (accessToken() === null) refreshOrSignOut().catch(() => undefined);
  else removeEventListener('online', confirm);
}
