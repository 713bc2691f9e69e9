import type { UserType } from '../../../platform/identity/index.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface SessionLimits {
  /** Seconds without a refresh after which a session is over. */
  idleSeconds: number;
  /** Seconds from sign-in after which a session is over whatever happens. */
  lifetimeSeconds: number;
}

const PERSON: SessionLimits = { idleSeconds: 14 * DAY, lifetimeSeconds: 30 * DAY };
const ADMIN: SessionLimits = { idleSeconds: 30 * MINUTE, lifetimeSeconds: 12 * HOUR };

export const ACCESS_TOKEN_SECONDS = 10 * MINUTE;
/** How long several tabs that present the same refresh token get the same successor. */
export const SAME_CHILD_SECONDS = 10;
/** Sign-ins on more devices than this end the oldest session. */
export const MAX_SESSIONS = 20;

export function sessionLimits(userType: UserType): SessionLimits {
  return userType === 'admin' ? ADMIN : PERSON;
}
