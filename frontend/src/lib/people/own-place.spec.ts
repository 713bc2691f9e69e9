import { describe, expect, it } from '@jest/globals';
import { placeOfClock } from './use-own-place';

describe('The place of one’s own clock', () => {
  it('is the city of the family where it shares the zone', () => {
    expect(placeOfClock('Fitzroy, Melbourne', 'Australia/Sydney')).toBe('Melbourne');
    expect(placeOfClock('Karori, Wellington', 'Pacific/Auckland')).toBe('Wellington');
  });

  it('is the zone’s where the clock is elsewhere, or no city is known', () => {
    expect(placeOfClock('Fitzroy, Melbourne', 'Europe/Berlin')).toBe('Berlin');
    expect(placeOfClock('Newtown, Sydney', 'Australia/Sydney')).toBe('Sydney');
    expect(placeOfClock(null, 'Australia/Perth')).toBe('Perth');
  });
});
