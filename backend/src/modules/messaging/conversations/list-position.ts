import { DomainError } from '../../../platform/errors/index.js';
import { decodeCursor } from '../../../platform/http/index.js';

/** Where a page of conversations ended. */
export interface ListPosition {
  /** Microseconds since 1970. */
  at: number;
  id: string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The position of a cursor; a 400 for one that is not ours. */
export function positionOf(cursor: string): ListPosition {
  const [at, id] = decodeCursor(cursor, 2);
  if (typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 && typeof id === 'string' && UUID.test(id))
    return { at, id };
  throw new DomainError('validation_failed', { fields: { cursor: ['cursor is not valid'] } });
}
