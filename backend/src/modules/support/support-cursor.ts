import { decodeCursor, invalidCursor, isMoment, isUuid } from '../../platform/http/index.js';
import type { SupportPosition } from './support-requests.repository.js';

/** The position of a cursor; null without a cursor, a 400 for an invalid one. */
export function decodeSupportPosition(cursor: string | undefined): SupportPosition | null {
  if (cursor === undefined) return null;
  const [at, id, priority] = decodeCursor(cursor, 3);
  if (isMoment(at) && isUuid(id)) return { lastMessageAt: new Date(at), id, priority: priority === 1 };
  throw invalidCursor();
}

/** The position of a request in the list. */
export const orderOfRequest = ({ lastMessageAt, id, priority }: SupportPosition) =>
  [lastMessageAt, id, priority ? 1 : 0] as const;
