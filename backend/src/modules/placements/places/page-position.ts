import { DomainError } from '../../../platform/errors/index.js';
import { decodeCursor, encodeCursor } from '../../../platform/http/index.js';
import type { PlacePosition } from './places.repository.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The end of the year 9999: what timestamps can hold. */
const LATEST_MS = 253_402_300_799_000;

/** Throws a 400 for a cursor that is not ours. */
export function positionOf(cursor: string | undefined): PlacePosition | null {
  if (cursor === undefined) return null;
  const [at, id] = decodeCursor(cursor, 2);
  if (typeof at === 'number' && at >= 0 && at <= LATEST_MS && typeof id === 'string' && UUID.test(id))
    return { at: new Date(at), id };
  throw new DomainError('validation_failed', { fields: { cursor: ['cursor is not one of ours'] } });
}

/** The rows of one page out of `limit + 1`, and where the next one begins. */
export function pageOf<Row extends { id: string }>(rows: readonly Row[], limit: number, at: (row: Row) => Date) {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    shown: rows.slice(0, limit),
    nextCursor: last ? encodeCursor([at(last).getTime(), last.id]) : null,
  };
}
