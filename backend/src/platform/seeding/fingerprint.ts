import { createHash } from 'node:crypto';
import { uuidFrom } from '../tokens/index.js';

/** Equal for equal values of these columns, whether from a file or from the database. */
export function fingerprintOf(row: object, columns: readonly string[]): string {
  const values = columns.toSorted().map((column) => [column, plain((row as Record<string, unknown>)[column])]);
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}

/** `jsonb` does not keep the order of keys, and columns have no `undefined`. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, plain(inner)]);
}

/** A stable id for a seeded row, derived from its name. */
export const seedId = (...name: string[]): string =>
  uuidFrom(name.join('\0'), (digit) => '89ab'[Number.parseInt(digit, 16) % 4] ?? '8');
