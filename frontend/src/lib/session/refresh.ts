import { storedSession, storeSession, untilRefresh, type StoredSession } from './access-token';
import { notifyOtherTabs } from './session-channel';
import { oneRefreshAtATime, sessionOfAnotherTab } from './shared-session';
import type { Session } from './session-types';

/** The account was closed; `message` says why, until when, and what its person can do. */
export class AccountClosed extends Error {}

/** The API asks to wait before the next try. */
export class RefreshLimited extends Error {
  constructor(readonly retryAfterMs: number) {
    super('Too many session refreshes');
  }
}

/** The other tabs wait while one asks. */
const LONGEST_REQUEST_MS = 30_000;

let underWay: Promise<StoredSession | null> | null = null;

/**
 * Returns a session that lasts longer than this tab's: from another tab, or a new one for the refresh cookie. One tab
 * at a time asks, because the cookie changes with every use; the others then find its session. Null when the session
 * has ended, which the other tabs are told. Throws `AccountClosed`, `RefreshLimited`, and another error when the API
 * cannot be reached.
 */
export function refreshSession(): Promise<StoredSession | null> {
  underWay ??= oneRefreshAtATime(findSession).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function findSession(): Promise<StoredSession | null> {
  const found = (await sessionOfAnotherTab(lastsLonger)) ?? (await newSession());
  // Must be stored before the next tab may ask, which asks this one.
  if (found) storeSession(found);
  return found;
}

function lastsLonger(held: StoredSession): boolean {
  const own = storedSession()?.session.expires_at ?? 0;
  return held.session.expires_at > own && untilRefresh(held) > 0;
}

async function newSession(): Promise<StoredSession | null> {
  const askedAt = Date.now();
  const session = await requestRefresh();
  if (session) return { session, obtainedAt: Date.now() };
  const held = storedSession();
  // Someone logged in while the request with the old cookie was running.
  if (held && held.obtainedAt > askedAt) return held;
  notifyOtherTabs({ type: 'session-ended', askedAt });
  return null;
}

async function requestRefresh(): Promise<Session | null> {
  const answer = await fetch('/api/sessions/refresh', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
    body: '{}',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(LONGEST_REQUEST_MS),
  });
  if (answer.ok) return (await answer.json()) as Session;
  if (answer.status === 429) throw new RefreshLimited(Number(answer.headers.get('Retry-After') ?? 5) * 1000);
  if (answer.status === 403) {
    const { code, message } = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
    if (code === 'account_suspended' || code === 'account_disabled') throw new AccountClosed(message);
  }
  if (answer.status === 401 || answer.status === 403) return null;
  throw new Error(`Session refresh answered ${answer.status}`);
}
