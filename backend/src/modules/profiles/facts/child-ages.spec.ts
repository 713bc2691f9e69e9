import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { groupsOfAges, parseChildAges } from './child-ages.js';

describe('Ages of children in a profile', () => {
  it.each([
    ['4, 7', [4, 7]],
    ['7 and 4 years', [4, 7]],
    ['18 months, three years', [1, 3]],
    ['8 months', [0]],
    ['a baby (8 months) and Tom, 4', [0, 4]],
    ['a baby and twins of 5', [0, 5]],
    ['6 weeks', [0]],
    ['newborn', [0]],
    ['expecting in March', [0]],
    ['4, 4', [4, 4]],
    ['born 2019', []],
    ['three lively ones', [3]],
    ['ask us', []],
  ])('"%s" are %j', (text, ages) => {
    expect(parseChildAges(text)).toEqual(ages);
  });

  it('are never older than children are, and youngest first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 8 }), (ages) => {
        const read = parseChildAges(ages.join(', '));
        expect(read).toEqual(ages.filter((age) => age <= 17).sort((a, b) => a - b));
      }),
    );
  });

  it('fall into groups, each named once', () => {
    expect(groupsOfAges([0, 1, 2, 5, 6, 11, 12])).toEqual(['baby', 'toddler', 'preschool', 'school', 'teen']);
    expect(groupsOfAges([4, 4])).toEqual(['preschool']);
    expect(groupsOfAges([])).toEqual([]);
  });
});
