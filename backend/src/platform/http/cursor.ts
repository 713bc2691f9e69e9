import { DomainError } from '../errors/index.js';

/** An opaque cursor: what the next page needs to know, in a form no one is tempted to build by hand. */
export function encodeCursor(position: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** The position behind a cursor of `length` parts; a 400 for anything that we did not hand out. */
export function decodeCursor(cursor: string, length: number): (string | number | null)[] {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(position) && position.length === length && position.every(isPart)) return position;
  } catch {
    // falls through to the one answer for every bad cursor
  }
  throw notOurs();
}

const notOurs = (): DomainError =>
  new DomainError('validation_failed', { fields: { cursor: ['cursor is not one of ours'] } });

/** PostgreSQL takes neither a NUL in a text nor an endless number. */
const isPart = (part: unknown): part is string | number | null =>
  part === null || (typeof part === 'string' && !part.includes('\0')) || Number.isFinite(part);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The end of the year 9999: what timestamps can hold. */
const LATEST_MS = 253_402_300_799_000;

/** Where a page ended of a list that is sorted by a moment, and among equal ones by id. */
export interface CursorPosition {
  at: Date;
  id: string;
}

/** The position behind a cursor of Unix milliseconds and an id; null without a cursor, a 400 for one that is not ours. */
export function decodePosition(cursor: string | undefined, idPattern = UUID): CursorPosition | null {
  if (cursor === undefined) return null;
  const [at, id] = decodeCursor(cursor, 2);
  if (typeof at === 'number' && Math.abs(at) <= LATEST_MS && typeof id === 'string' && idPattern.test(id))
    return { at: new Date(at), id };
  throw notOurs();
}
