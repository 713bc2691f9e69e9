import { describe, expect, it } from 'vitest';
import { dayOfIso, NOW } from './day.js';
import { firstFreeDay, isFilled, type UnavailableDays } from './unavailable-days.js';

const day = (iso: string) => dayOfIso(iso) ?? Number.NaN;
const range = (from: string, to: string): UnavailableDays => [day(from), day(to)];
const SUMMER = range('2027-02-01', '2027-07-31');

describe('Days that are given away', () => {
  it.each([
    ['free as they wish when nothing is taken', day('2027-02-01'), 6, [], day('2027-02-01')],
    ['free the day after, when they wished to begin in between', day('2027-03-01'), 6, [SUMMER], day('2027-08-01')],
    ['free the day after, when too few days are left before', day('2026-12-01'), 6, [SUMMER], day('2027-08-01')],
    ['free as they wish when a whole stay fits before', day('2026-06-01'), 6, [SUMMER], day('2026-06-01')],
    ['free as they wish after it', day('2027-09-01'), 6, [SUMMER], day('2027-09-01')],
    ['free the day after, when they are free now', NOW, 3, [SUMMER], day('2027-08-01')],
    ['free the day after, when they have not said', null, null, [SUMMER], day('2027-08-01')],
    [
      'free after the last of two stays in a row',
      day('2027-02-01'),
      6,
      [SUMMER, range('2027-08-15', '2027-12-20')],
      day('2027-12-21'),
    ],
  ])('an au pair is %s', (_, wanted, months, taken, free) => {
    expect(firstFreeDay(wanted, months, taken, day('2026-05-01'))).toBe(free);
  });

  it.each([
    ['when too few days are left before, counted from today', '2026-11-29', day('2027-08-01')],
    ['during their placement', '2027-03-15', day('2027-08-01')],
    ['after it', '2027-08-20', day('2027-08-01')],
  ])('an au pair whose day has passed is free the day after, %s', (_, today, free) => {
    expect(firstFreeDay(day('2026-06-01'), 6, [SUMMER], day(today))).toBe(free);
  });

  it('an au pair whose day has passed is free now as long as a whole stay fits before', () => {
    expect(firstFreeDay(day('2026-06-01'), 2, [SUMMER], day('2026-11-29'))).toBe(day('2026-06-01'));
  });

  it('a family has found someone until it looks for days that come after', () => {
    expect(isFilled(day('2027-02-01'), [SUMMER])).toBe(true);
    expect(isFilled(null, [SUMMER])).toBe(true);
    expect(isFilled(day('2027-08-01'), [SUMMER])).toBe(false);
    expect(isFilled(day('2027-02-01'), [])).toBe(false);
  });
});
