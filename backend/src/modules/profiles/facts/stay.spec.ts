import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { OPEN_END, parseStay } from './stay.js';

describe('A length of stay in a profile', () => {
  it.each([
    ['6-12 months', 6, 12],
    ['6 – 12 months', 6, 12],
    ['six to twelve months', 6, 12],
    ['6 months to 1 year', 6, 12],
    ['12-6 months', 6, 12],
    ['Up to 6 months', 1, 6],
    ['max. 9 months', 1, 9],
    ['6 months', 6, 6],
    ['A year', 12, 12],
    ['half a year', 6, 6],
    ['1.5 years', 18, 18],
    ['10 weeks', 2, 2],
    ['6 months or longer', 6, OPEN_END],
    ['6+ months', 6, OPEN_END],
    ['at least six months', 6, OPEN_END],
    ['flexible', 1, OPEN_END],
  ])('"%s" is %i to %i months', (text, min, max) => {
    expect(parseStay(text)).toEqual({ min, max });
  });

  it.each(['', 'a while', '2027', 'until Christmas'])('"%s" is none', (text) => {
    expect(parseStay(text)).toBeNull();
  });

  it('begins before it ends and lasts a month at least, whatever is written', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.constantFrom('months', 'weeks', 'years', 'mths'), (from, to, unit) => {
        const stay = parseStay(`${from}-${to} ${unit}`);
        expect(stay === null || (stay.min >= 1 && stay.min <= stay.max && stay.max <= OPEN_END)).toBe(true);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => typeof parseStay(text) === 'object'));
  });
});
