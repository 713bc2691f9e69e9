import { describe, expect, it } from '@jest/globals';
import { availabilityLabel } from './card-words';

describe('P07 the label on an au pair card', () => {
  it('P07 says Available Now, or from which month', () => {
    expect(availabilityLabel(true, null)).toBe('Available Now');
    expect(availabilityLabel(false, '2027-03-15')).toBe('From March 2027');
  });
  it('P07 is absent if nothing is known', () => {
    expect(availabilityLabel(false, null)).toBeNull();
  });
});
