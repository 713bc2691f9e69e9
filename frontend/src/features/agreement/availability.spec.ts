import { describe, expect, it } from '@jest/globals';
import { availabilityOf, stateOf, weeksOf } from './availability';

describe('The availability calendar (B16)', () => {
  const lena = availabilityOf('2027-02-01', [{ from: '2027-03-01', to: '2027-03-31' }]);

  it.each([
    ['2026-12-31', 'past'],
    ['2027-01-31', 'later'],
    ['2027-02-01', 'free'],
    ['2027-02-28', 'free'],
    ['2027-03-01', 'taken'],
    ['2027-03-31', 'taken'],
    ['2027-04-01', 'free'],
  ])('says of %s that it is %s', (day, state) => {
    expect(stateOf(day, '2027-01-01', lena)).toBe(state);
  });

  it('takes someone who names no day as available from today', () => {
    expect(stateOf('2027-01-01', '2027-01-01', availabilityOf('after the harvest', []))).toBe('free');
  });

  it('begins weeks on Monday, and knows leap years', () => {
    expect(weeksOf(2027, 1)[0]).toEqual([
      '2027-02-01',
      '2027-02-02',
      '2027-02-03',
      '2027-02-04',
      '2027-02-05',
      '2027-02-06',
      '2027-02-07',
    ]);
    expect(weeksOf(2027, 1)).toHaveLength(4);
    expect(weeksOf(2028, 1).flat().filter(Boolean)).toHaveLength(29);
    expect(weeksOf(2027, 7)[0]?.[6]).toBe('2027-08-01');
  });
});
