import { describe, expect, it } from '@jest/globals';
import { filterWords } from './filter-words';

describe('The filters of a saved search', () => {
  it('are said in a line', () => {
    expect(
      filterWords({ region: 'australia', city: 'Sydney', startBy: '2027-02-01', drives: 'true', infants: 'false' }),
    ).toBe('Sydney, free by 1 Feb 2027, drives');
  });
  it('are nothing where only the country is asked', () => {
    expect(filterWords({ region: 'newzealand' })).toBe('');
  });
});
