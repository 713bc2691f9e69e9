import { describe, expect, it } from '@jest/globals';
import { hoursInWords, minutesWorked, weekdayInWords } from './hours-words';

describe('Hours in words', () => {
  it('say days and hours as the product does', () => {
    expect(weekdayInWords('2027-02-01')).toBe('Mon 1 Feb');
    expect([0, 45, 60, 390].map(hoursInWords)).toEqual(['0 h', '45 min', '1 h', '6 h 30 min']);
  });

  it.each([
    ['2027-04-03', 360],
    ['2027-04-04', 420],
    ['2027-10-03', 300],
  ])('are those that pass in a night of Sydney (%s)', (day, minutes) => {
    expect(minutesWorked(day, '00:00', '06:00', 'Australia/Sydney')).toBe(minutes);
    expect(minutesWorked(day, '07:30', '12:00', 'Australia/Sydney')).toBe(270);
    expect(minutesWorked(day, '20:00', '24:00', 'Australia/Sydney')).toBe(240);
  });

  it('are unknown with a time that the clocks skip', () => {
    expect(minutesWorked('2027-09-26', '02:30', '06:00', 'Pacific/Auckland')).toBeNull();
  });
});
