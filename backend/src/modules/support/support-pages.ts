import { DomainError } from '../../platform/errors/index.js';
import { decodeCursor, encodeCursor, isMoment, isUuid } from '../../platform/http/index.js';
import type { SupportPosition } from './support-requests.repository.js';

/** The position of a cursor; a 400 for an invalid one. */
export function afterOf(cursor: string | undefined): SupportPosition | null {
  if (cursor === undefined) return null;
  const [at, id, priority] = decodeCursor(cursor, 3);
  if (isMoment(at) && isUuid(id)) return { lastMessageAt: new Date(at), id, priority: priority === 1 };
  throw new DomainError('validation_failed', { fields: { cursor: ['cursor is not valid'] } });
}

/** One page out of one more row than it shows. */
export function pageOf<Row extends SupportPosition>(rows: Row[], limit: number) {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit),
    nextCursor: last ? encodeCursor([last.lastMessageAt.getTime(), last.id, last.priority ? 1 : 0]) : null,
  };
}
