import { invalidField, type DomainError } from '../errors/index.js';
import { isUuid, UUID } from './uuid.js';

/** An opaque cursor for the next page. */
export function encodeCursor(position: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** The position of a cursor of `length` parts; a 400 for an invalid one. */
export function decodeCursor(cursor: string, length: number): (string | number | null)[] {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(position) && position.length === length && position.every(isPart)) return position;
  } catch {
    // falls through to the one answer for every bad cursor
  }
  throw invalidCursor();
}

export const invalidCursor = (): DomainError => invalidField('cursor', 'cursor is not valid');

/** PostgreSQL accepts neither a NUL in a text nor an infinite number. */
const isPart = (part: unknown): part is string | number | null =>
  part === null || (typeof part === 'string' && !part.includes('\0')) || Number.isFinite(part);

/** The end of the year 9999, which JavaScript and PostgreSQL can both represent. */
const LATEST_MS = 253_402_300_799_000;

/** True for Unix milliseconds that a row of a list may have: from 1970 to 9999. */
export const isMoment = (part: unknown): part is number => typeof part === 'number' && part >= 0 && part <= LATEST_MS;

/** The last row of a page of a list sorted by a moment, then by id. */
export interface CursorPosition {
  at: Date;
  id: string;
}

/** The position of a cursor of Unix milliseconds and an id; null without a cursor, a 400 for an invalid one. */
export function decodePosition(cursor: string | undefined, idPattern = UUID): CursorPosition | null {
  if (cursor === undefined) return null;
  const [at, id] = decodeCursor(cursor, 2);
  if (isMoment(at) && typeof id === 'string' && idPattern.test(id)) return { at: new Date(at), id };
  throw invalidCursor();
}

/** The same for a list whose moments are compared to the microsecond, which a `Date` cannot hold. */
export interface PreciseCursorPosition {
  /** Microseconds since 1970. */
  at: number;
  id: string;
}

/** The position of a cursor of microseconds and an id; null without a cursor, a 400 for an invalid one. */
export function decodePrecisePosition(cursor: string | undefined): PreciseCursorPosition | null {
  if (cursor === undefined) return null;
  const [at, id] = decodeCursor(cursor, 2);
  if (typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 && isUuid(id)) return { at, id };
  throw invalidCursor();
}

/** One page out of `limit + 1` rows of a list. `order` is what the list is sorted by; the next page's cursor has it. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  order: (row: Row) => readonly (Date | string | number | null)[],
): { shown: Row[]; nextCursor: string | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const position = last && order(last).map((part) => (part instanceof Date ? part.getTime() : part));
  return { shown: rows.slice(0, limit), nextCursor: position ? encodeCursor(position) : null };
}
