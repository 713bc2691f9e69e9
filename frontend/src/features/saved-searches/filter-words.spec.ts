import { describe, expect, it } from '@jest/globals';
import { filterWords } from './filter-words';

describe('The filters of a saved search', () => {
  it('are described in one line', () => {
    expect(
      filterWords({ region: 'australia', city: 'Sydney', startBy: '2027-02-01', drives: 'true', infants: 'false' }),
    ).toBe('Sydney, free by 1 Feb 2027, drives');
    expect(filterWords({ canStay: '9' })).toBe('can stay 9 months by visa');
  });
  it('count one as one', () => {
    expect(filterWords({ duration: '1', childrenMax: '1', childAgeMin: '1', hoursMax: '20' })).toBe(
      '1 month, 1 child at most, children from 1 year, 20 hours a week at most',
    );
  });
  it('are empty if only the country is set', () => {
    expect(filterWords({ region: 'newzealand' })).toBe('');
  });
});
