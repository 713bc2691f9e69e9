import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, earlierDay, laterDay } from './index.js';

describe('Calendar days', () => {
  it.each([
    ['2027-02-01', 27, '2027-02-28'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2027-02-01', 366, '2028-02-02'],
    ['2027-02-01', 0, '2027-02-01'],
  ])('%s and %i days are %s', (day, days, later) => {
    expect(addDays(day, days)).toBe(later);
    expect(daysBetween(day, later)).toBe(days);
  });

  it('are earlier or later than one another', () => {
    const [first, last] = ['2027-02-01', '2027-02-02'];
    expect([earlierDay(first, last), earlierDay(last, first)]).toEqual([first, first]);
    expect([laterDay(first, last), laterDay(last, first)]).toEqual([last, last]);
  });
});
