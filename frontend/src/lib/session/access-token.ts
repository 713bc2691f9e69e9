import { syncServerClock } from '../clocks/server-clock';
import { ownerOf } from '../offline/owner';
import type { Session, SessionUser } from './session-types';

/** A session and when the API handed it out, in milliseconds since 1970. */
export interface StoredSession {
  session: Session;
  obtainedAt: number;
}

/** How long the API lets an access token last (`ACCESS_TOKEN_SECONDS`). */
const LIFETIME_MS = 10 * 60_000;
const REFRESH_AFTER_MS = LIFETIME_MS - 60_000;

/**
 * The session of this tab, in memory only: closing the page removes it, and scripts that read storage cannot find it.
 * The server never sets one, so server rendering is always for visitors.
 */
let current: StoredSession | null = null;
let owner: string | null = null;

/** The token to send, null for visitors. */
export function accessToken(): string | null {
  return current?.session.access_token ?? null;
}

/**
 * Milliseconds until the session should be refreshed, counted from when it was handed out. The clock of this device may
 * be wrong, so the times of the server are not compared with it.
 */
export const untilRefresh = ({ obtainedAt }: StoredSession): number => obtainedAt + REFRESH_AFTER_MS - Date.now();

/** The account whose session this tab shows, even before the server has confirmed it; null for visitors. */
export function sessionOwner(): string | null {
  return owner;
}

export function setSessionOwner(next: string | null): void {
  owner = next;
}

export function storedSession(): StoredSession | null {
  return current;
}

/** Stores the session; its expiry also says what time it was at the server. */
export function storeSession(held: StoredSession): void {
  current = held;
  syncServerClock(held.session.expires_at * 1_000 - LIFETIME_MS, held.obtainedAt);
}

export function storeUser(user: SessionUser): void {
  if (current && ownerOf(user) === sessionOwner()) current = { ...current, session: { ...current.session, user } };
}

export function clearSession(): void {
  current = owner = null;
}
