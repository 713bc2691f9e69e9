import { describe, expect, it } from '@jest/globals';
import { parseAges, writeAges } from './ages';

describe('Ages of children', () => {
  it('are read as they were written', () => {
    expect(writeAges(parseAges('8 months, 3, 7'))).toBe('8 months, 3, 7');
  });

  it('leave out a child whose age is not known yet', () => {
    expect(
      writeAges([
        { number: '4', unit: 'years' },
        { number: '', unit: 'years' },
        { number: '7', unit: 'years' },
      ]),
    ).toBe('4, 7');
  });

  it('V01 of an only child are long enough for the rule', () => {
    expect(writeAges(parseAges('9'))).toBe('9 years');
  });

  it('begin with no one', () => {
    expect(parseAges('')).toEqual([]);
  });
});
