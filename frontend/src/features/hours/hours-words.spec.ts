import { describe, expect, it } from '@jest/globals';
import { hoursInWords, minutesBetween, weekdayInWords } from './hours-words';

describe('Hours in words', () => {
  it('say days and hours as the product does', () => {
    expect(weekdayInWords('2027-02-01')).toBe('Mon 1 Feb');
    expect([0, 45, 60, 390].map(hoursInWords)).toEqual(['0 h', '45 min', '1 h', '6 h 30 min']);
    expect(minutesBetween('07:30', '12:00')).toBe(270);
  });
});
