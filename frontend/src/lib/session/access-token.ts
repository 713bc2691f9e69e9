import { ownerOf } from '../offline/owner';
import type { Session, SessionUser } from './session-types';

/** A session and when the API handed it out, in milliseconds since 1970. */
export interface HeldSession {
  session: Session;
  obtainedAt: number;
}

/** Of a token that does not say it: as long as the API lets one last. */
const UNKNOWN_LIFETIME_MS = 10 * 60_000;

/**
 * The session of this tab, in memory only: closing the page removes it, and scripts that read storage cannot find it.
 * The server never sets one, so server rendering is always for visitors.
 */
let current: HeldSession | null = null;
let owner: string | null = null;

/** The token to send, null for visitors. */
export function accessToken(): string | null {
  return current?.session.access_token ?? null;
}

/**
 * When the access token ends by the clock of this device, in milliseconds since 1970: its lifetime after it was handed
 * out. That clock may be wrong, so the times of the server are not compared with it.
 */
export function endOfAccessToken({ session, obtainedAt }: HeldSession): number {
  return obtainedAt + lifetimeMs(session.access_token);
}

function lifetimeMs(token: string): number {
  try {
    const { iat, exp } = JSON.parse(atob(token.split('.')[1] ?? '')) as { iat: number; exp: number };
    // Not a number if the token says nothing of it.
    return (exp - iat) * 1000 || UNKNOWN_LIFETIME_MS;
  } catch {
    return UNKNOWN_LIFETIME_MS;
  }
}

/** The account whose session this tab shows, even before the server has confirmed it; null for visitors. */
export function sessionOwner(): string | null {
  return owner;
}

export function showOwner(next: string | null): void {
  owner = next;
}

export function heldSession(): HeldSession | null {
  return current;
}

export function holdSession(held: HeldSession): void {
  current = held;
}

export function holdUser(user: SessionUser): void {
  if (current && ownerOf(user) === sessionOwner()) current = { ...current, session: { ...current.session, user } };
}

export function dropSession(): void {
  current = owner = null;
}
