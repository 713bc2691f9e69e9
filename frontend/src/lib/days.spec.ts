import { describe, expect, it } from '@jest/globals';
import { addDays, daysBetween } from './days';

describe('Calendar days', () => {
  it.each([
    ['2026-11-22', 14, '2026-12-06'],
    ['2026-12-20', 14, '2027-01-03'],
    ['2028-02-20', 7, '2028-02-27'],
    ['2026-03-29', 28, '2026-04-26'],
    ['2027-03-01', -1, '2027-02-28'],
  ])('%s and %i days make %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  it.each([
    ['2028-02-28', '2028-03-01', 2],
    ['2027-02-28', '2027-03-01', 1],
    ['2027-04-01', '2027-04-30', 29],
    ['2027-04-30', '2027-04-01', -29],
  ])('from %s to %s are %i days', (from, to, expected) => {
    expect(daysBetween(from, to)).toBe(expected);
  });
});
