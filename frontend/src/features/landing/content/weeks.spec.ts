import { describe, expect, it } from '@jest/globals';
import { clock, hoursOf, weeks } from './weeks';

describe('the example of a week', () => {
  it.each(['australia', 'newzealand'] as const)('in %s has the thirty hours that the pay slip pays', (region) => {
    expect(hoursOf(weeks[region])).toBe(30);
  });
  it('writes quarters of an hour as minutes', () => {
    expect([7, 8.75, 21.25].map(clock)).toEqual(['7:00', '8:45', '21:15']);
  });
});
