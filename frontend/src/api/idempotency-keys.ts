import type { ApiError } from '../lib/api-error';

const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const BY_A_PROXY = new Set([502, 503, 504]);
/** The API stores answers for a day; a repeated press after that counts as a new action. */
const REMEMBER_MS = 10 * 60_000;

interface LostWrite {
  request: string;
  key: string;
  until: number;
}

/** The last write to an address whose answer was lost. */
const lost = new Map<string, LostWrite>();

/** Whether it is unknown if a failed call was carried out. */
export const isLost = ({ status, code }: ApiError): boolean =>
  status === 0 ||
  (BY_A_PROXY.has(status) && (code === 'unavailable' || code === 'api_unreachable' || code.startsWith('http_')));

/** A new key, or null where the browser cannot make one because the page came without encryption. */
export const newKey = (): string | null => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : null);

/**
 * The `Idempotency-Key` of a write: a new one for each action. A repeat after a lost answer gets the same key, unless
 * another write went to that address since. Null for a read.
 */
export function keyFor(method: string, address: string, body: unknown): string | null {
  if (!WRITING.has(method)) return null;
  const known = lost.get(address);
  lost.delete(address);
  return known?.request === requestOf(method, body) && known.until > Date.now() ? known.key : newKey();
}

/** Remembers that the answer to a write was lost. */
export function keepKey(key: string, method: string, address: string, body: unknown): void {
  lost.set(address, { request: requestOf(method, body), key, until: Date.now() + REMEMBER_MS });
}

const requestOf = (method: string, body: unknown) => `${method} ${JSON.stringify(body)}`;
