import { describe, expect, it } from 'vitest';
import { decodePosition, decodePrecisePosition, encodeCursor, pageOf } from './cursor.js';

const ids = ['0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11', '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f'] as const;
const rows = ids.map((id, index) => ({ id, at: new Date(Date.UTC(2026, 10, 20 - index)) }));

describe('A page of a list', () => {
  it('leaves out the extra row, and has a cursor to the row after its last one', () => {
    const { shown, nextCursor } = pageOf(rows, 1, ({ at, id }) => [at, id]);
    expect(shown).toEqual([rows[0]]);
    expect(decodePosition(nextCursor ?? undefined)).toEqual(rows[0]);
  });

  it('is the last one if there is no extra row', () => {
    expect(pageOf(rows, 2, ({ at, id }) => [at, id])).toEqual({ shown: rows, nextCursor: null });
    expect(pageOf([], 2, () => [])).toEqual({ shown: [], nextCursor: null });
  });

  it('continues after the exact microsecond, and rejects an invalid time', () => {
    const at = 1_795_000_000_123_456;
    expect(decodePrecisePosition(encodeCursor([at, ids[0]]))).toEqual({ at, id: ids[0] });
    expect(() => decodePrecisePosition(encodeCursor([-1, ids[0]]))).toThrow();
    expect(() => decodePrecisePosition(encodeCursor([at, 'x']))).toThrow();
  });
});
