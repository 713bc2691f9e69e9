import { describe, expect, it } from 'vitest';
import { cityElsewhere, cityOfMove } from './location-in-region.js';

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

  it.each([
    ['Ponsonby, Auckland', 'australia', 'Auckland'],
    ['auckland, New Zealand', 'australia', 'Auckland'],
    ['Hamilton', 'australia', 'Hamilton'],
    ['Victoria Street, Hamilton', 'australia', 'Hamilton'],
    ['Perth', 'newzealand', 'Perth'],
    ['Hamilton, Newcastle', 'australia', null],
    ['Wellington Point', 'australia', null],
    ['Hamilton Hill, Fremantle', 'australia', null],
    ['Auckland Street, Gladstone', 'australia', null],
    ['Hamilton, Australia', 'australia', null],
    ['Sydney, Auckland', 'australia', null],
    ['Hamilton, Perth', 'australia', null],
    ['Hamilton', 'newzealand', null],
    ['New Zealand', 'australia', null],
  ] as const)('"%s" in %s moves to %s', (place, region, city) => {
    expect(cityOfMove(place, region)?.name ?? null).toBe(city);
  });
});
