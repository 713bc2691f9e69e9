import { createHash } from 'node:crypto';
import { invalidField } from '../../../platform/errors/index.js';
import { decodeCursor, encodeCursor, invalidCursor, isUuid } from '../../../platform/http/index.js';
import type { SearchCount } from './search-count.dto.js';
import { messages } from './texts.js';
import type { RankedPosition, RankedWindow } from './ranking.js';
import type { Position } from './walk.js';

/** Where a page ended, and what the first page counted. */
interface PlainPlace {
  count: SearchCount;
  after: Position;
  window: null;
}
/** The same inside a ranked window. */
export interface RankedPlace {
  count: SearchCount;
  after: RankedPosition;
  window: RankedWindow;
}
export type SearchPlace = PlainPlace | RankedPlace;

const PARTS = 9;
const FINGERPRINT_LENGTH = 12;

/** Same filters and sort, same fingerprint: a cursor goes on with the search that it came from. */
export function fingerprintOf(search: object): string {
  return createHash('sha256').update(JSON.stringify(search)).digest('base64url').slice(0, FINGERPRINT_LENGTH);
}

export function encodeSearchCursor(fingerprint: string, { count, after, window }: SearchPlace): string {
  const head = [fingerprint, count.capped ? -count.value - 1 : count.value, after.key, after.id];
  if (!window) return encodeCursor([...head, null, null, null, null, null]);
  return encodeCursor([...head, after.score, window.from.key, window.from.id, window.to.key, window.to.id]);
}

/** Throws a 400 for a cursor that is not ours, or comes from another search. */
export function decodeSearchCursor(fingerprint: string, cursor: string): SearchPlace {
  const [of, counted, key, id, score, ...window] = decodeCursor(cursor, PARTS);
  if (of !== fingerprint) throw invalidField('cursor', messages.cursor.otherSearch);
  const value = integer(counted);
  const count: SearchCount = value < 0 ? { value: -value - 1, capped: true } : { value, capped: false };
  const after = position(key, id);
  if (score === null) return { count, after, window: null };
  const [fromKey, fromId, toKey, toId] = window;
  const ranked = { from: position(fromKey, fromId), to: position(toKey, toId) };
  return { count, window: ranked, after: { ...after, score: integer(score) } };
}

function integer(part: unknown): number {
  if (typeof part === 'number' && Number.isInteger(part) && Math.abs(part) < 2 ** 31) return part;
  throw invalidCursor();
}

function position(key: unknown, id: unknown): Position {
  if (isUuid(id)) return { key: integer(key), id };
  throw invalidCursor();
}
