import { describe, expect, it } from '@jest/globals';
import { locationOfClock } from './use-own-location';

describe('The place of your own clock', () => {
  it('is the city of the family if it shares the zone', () => {
    expect(locationOfClock('Fitzroy, Melbourne', 'Australia/Sydney')).toBe('Melbourne');
    expect(locationOfClock('Karori, Wellington', 'Pacific/Auckland')).toBe('Wellington');
  });

  it('is the city of the zone if the clock is elsewhere, or no city is known', () => {
    expect(locationOfClock('Fitzroy, Melbourne', 'Europe/Berlin')).toBe('Berlin');
    expect(locationOfClock('Newtown, Sydney', 'Australia/Sydney')).toBe('Sydney');
    expect(locationOfClock(null, 'Australia/Perth')).toBe('Perth');
  });
});
