import { describe, expect, it } from '@jest/globals';
import { parseAges, rowsOf, writeAges } from './ages';

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
    expect(rowsOf('', [])).toEqual([{ number: '', unit: 'years' }]);
  });

  it('keep the rows that are being typed, until the field gets another value', () => {
    const typed = [...parseAges('4, 7'), { number: '', unit: 'years' as const }];
    expect(rowsOf('4, 7', typed)).toBe(typed);
    // A discarded draft, or the version of another window.
    expect(rowsOf('9', typed)).toEqual(parseAges('9'));
    expect(rowsOf('', typed)).toEqual([{ number: '', unit: 'years' }]);
  });
});
