import { createHmac } from 'node:crypto';

const LONGEST_SECONDS = 60 * 60;

interface TurnCredentials {
  /** `expiry:person`, the expiry in Unix seconds. */
  username: string;
  credential: string;
  expiresAt: Date;
}

/**
 * Credentials for coturn (`use-auth-secret`): an expiring name and its HMAC-SHA1 in base64. `forMs` is their lifetime,
 * at most an hour. `now` is the computer's clock, which coturn uses.
 */
export function turnCredentials(secret: string, personId: string, forMs: number, now: Date): TurnCredentials {
  const seconds = Math.max(0, Math.min(LONGEST_SECONDS, Math.floor(forMs / 1_000)));
  const expiry = Math.floor(now.getTime() / 1_000) + seconds;
  const username = `${expiry}:${personId}`;
  const credential = createHmac('sha1', secret).update(username).digest('base64');
  return { username, credential, expiresAt: new Date(expiry * 1_000) };
}
