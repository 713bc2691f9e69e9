import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 32;

/** A token of 256 bits. Store only its hash. */
export const newToken = (encoding: 'base64url' | 'hex' = 'base64url'): string => randomBytes(BYTES).toString(encoding);

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Compares two tokens in constant time; their hashes have the same length whatever was given. */
export const isSameToken = (one: string, other: string): boolean =>
  timingSafeEqual(hashOfToken(one), hashOfToken(other));
