import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** 256 bits for an appeal link for a person who can no longer log in; only its hash is stored. */
export function newAppealToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOfToken(token) };
}
