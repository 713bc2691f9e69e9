import { describe, expect, it } from 'vitest';
import { cityElsewhere } from './location-in-region.js';

describe('A place and its region', () => {
  it.each([
    ['Newtown, Sydney', 'australia', null],
    ['Ponsonby, Auckland', 'australia', 'Auckland'],
    ['Fremantle, Perth', 'newzealand', 'Perth'],
    ['Somewhere by the sea', 'newzealand', null],
    ['Sydney or Auckland', 'newzealand', null],
    ['Hamilton, Victoria, Australia', 'australia', null],
    ['Hamilton VIC 3300', 'australia', null],
    ['Hamilton', 'newzealand', null],
    ['Hamilton', 'australia', 'Hamilton'],
  ] as const)('"%s" in %s contradicts by %s', (place, region, city) => {
    expect(cityElsewhere(place, region)?.name ?? null).toBe(city);
  });
});
