import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** 256 bits for a link that lets a person appeal who can no longer sign in; stored as a hash alone. */
export function newAppealToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOfToken(token) };
}
