import { describe, expect, it } from '@jest/globals';
import { dayInWords, monthAndYear, shortDay } from './day-words';

describe('A day in words', () => {
  it('is as long as it is needed', () => {
    expect(monthAndYear('2027-02-01')).toBe('February 2027');
    expect(dayInWords('2027-02-01')).toBe('1 February 2027');
    expect(shortDay('2027-02-01')).toBe('1 Feb 2027');
  });

  it('leaves words that are no date as they are', () => {
    expect(monthAndYear('after the harvest')).toBe('after the harvest');
    expect(dayInWords('2027-13-01')).toBe('2027-13-01');
  });
});
