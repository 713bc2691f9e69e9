import type { Session } from './session-types';

/** The account was closed; `message` says why, until when, and what its person can do. */
export class AccountClosed extends Error {}

/** The API asks to wait before the next try. */
export class RefreshLimited extends Error {
  constructor(readonly retryAfterMs: number) {
    super('Too many session refreshes');
  }
}

let underWay: Promise<Session | null> | null = null;

/**
 * Trades the refresh cookie for a session. One call at a time in this tab, and one at a time over all tabs,
 * because the cookie changes with every use. Null when there is no session. Throws `AccountClosed`, `RefreshLimited`, and
 * something else when the API cannot be reached.
 */
export function refreshSession(): Promise<Session | null> {
  underWay ??= exclusively(requestRefresh).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function requestRefresh(): Promise<Session | null> {
  const answer = await fetch('/api/sessions/refresh', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
    body: '{}',
    credentials: 'same-origin',
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

function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator !== 'object' || !('locks' in navigator)) return work();
  return navigator.locks.request('session-refresh', work);
}
