import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { DomainError } from '../../../platform/errors/index.js';
import { encodeCursor } from '../../../platform/http/index.js';
import { decodeSearchCursor, encodeSearchCursor, fingerprintOf, type SearchPlace } from './search-cursor.js';

const ours = fingerprintOf({ sort: 'best', filters: { stay: 9 } });
const ID = '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11';
const integer = fc.integer({ min: -1, max: 2 ** 31 - 1 });
const position = fc.record({ key: integer, id: fc.uuid() });
const count = fc.record({ value: fc.integer({ min: 0, max: 500 }), capped: fc.boolean() });
const plain = fc.record({ count, after: position, window: fc.constant(null) });
const ranked = fc.record({
  count,
  after: fc.record({ key: integer, id: fc.uuid(), score: fc.integer({ min: 0, max: 100 }) }),
  window: fc.record({ from: position, to: position }),
});

describe('A search cursor', () => {
  it('comes back as it went, and fits the limit of cursors', () => {
    fc.assert(
      fc.property(fc.oneof<[fc.Arbitrary<SearchPlace>, fc.Arbitrary<SearchPlace>]>(plain, ranked), (place) => {
        const cursor = encodeSearchCursor(ours, place);
        expect(decodeSearchCursor(ours, cursor)).toEqual(place);
        expect(cursor.length).toBeLessThanOrEqual(300);
      }),
    );
  });

  it('belongs to one search', () => {
    const other = fingerprintOf({ sort: 'best', filters: { stay: 10 } });
    const place = { count: { value: 1, capped: false }, after: { key: 1, id: ID }, window: null };
    expect(() => decodeSearchCursor(other, encodeSearchCursor(ours, place))).toThrow(DomainError);
  });

  it.each([
    ['no position', [ours, 1, null, null, null, null, null, null, null]],
    ['a fraction', [ours, 1, 1.5, ID, null, null, null, null, null]],
    ['a number beyond integers', [ours, 1, 2 ** 40, ID, null, null, null, null, null]],
    ['an id that is none', [ours, 1, 1, "' OR 1", null, null, null, null, null]],
    ['half a window', [ours, 1, 1, ID, 90, 1, ID, null, null]],
    ['too few parts', [ours, 1]],
  ])('with %s is refused, not believed', (_what, parts) => {
    expect(() => decodeSearchCursor(ours, encodeCursor(parts))).toThrow(DomainError);
  });

  it('that is nonsense is refused', () => {
    fc.assert(
      fc.property(fc.string(), (cursor) => {
        expect(() => decodeSearchCursor(ours, cursor)).toThrow(DomainError);
      }),
    );
  });
});
