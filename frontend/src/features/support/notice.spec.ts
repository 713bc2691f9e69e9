import { describe, expect, it } from '@jest/globals';
import { weeksLater } from './notice';

describe('The last day of a notice', () => {
  it.each([
    ['2026-11-22', 2, '2026-12-06'],
    ['2026-12-20', 2, '2027-01-03'],
    ['2028-02-20', 1, '2028-02-27'],
    ['2026-03-29', 4, '2026-04-26'],
  ])('from %s with %i weeks is %s', (day, weeks, last) => {
    expect(weeksLater(day, weeks)).toBe(last);
  });
});
