import { describe, expect, it } from '@jest/globals';
import { hoursInWords, minutesBetween, timeInWords, weekdayInWords } from './hours-words';

describe('Hours in words', () => {
  it('say days, hours and times as the product does', () => {
    expect(weekdayInWords('2027-02-01')).toBe('Mon 1 Feb');
    expect([0, 45, 60, 390].map(hoursInWords)).toEqual(['0 h', '45 min', '1 h', '6 h 30 min']);
    expect(['00:05', '07:30', '12:00', '19:30', '24:00'].map(timeInWords)).toEqual([
      '12:05 am',
      '7:30 am',
      '12:00 pm',
      '7:30 pm',
      'midnight',
    ]);
    expect(minutesBetween('07:30', '12:00')).toBe(270);
  });
});
