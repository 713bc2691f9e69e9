import { DomainError } from '../errors/index.js';

/** An opaque cursor: what the next page needs to know, in a form nobody is tempted to build by hand. */
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
  throw new DomainError('validation_failed', { fields: { cursor: ['cursor is not one of ours'] } });
}

const isPart = (part: unknown): part is string | number | null =>
  part === null || typeof part === 'string' || typeof part === 'number';
