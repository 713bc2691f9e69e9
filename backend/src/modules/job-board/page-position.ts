import { decodePosition, encodeCursor } from '../../platform/http/index.js';
import type { PlacePosition } from './job-listings.repository.js';

/** Throws a 400 for an invalid cursor. */
export function positionOf(cursor: string | undefined): PlacePosition | null {
  return decodePosition(cursor);
}

/** Takes one page out of `limit + 1` rows, with the cursor of the next page. */
export function pageOf<Row extends { id: string }>(rows: readonly Row[], limit: number, at: (row: Row) => Date) {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    shown: rows.slice(0, limit),
    nextCursor: last ? encodeCursor([at(last).getTime(), last.id]) : null,
  };
}
