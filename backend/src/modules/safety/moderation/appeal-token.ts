import { hashOfToken, newToken } from '../../../platform/tokens/index.js';

/** An appeal link for a person who can no longer log in; only the hash of its token is stored. */
export function newAppealToken(): { token: string; hash: Buffer } {
  const token = newToken();
  return { token, hash: hashOfToken(token) };
}
