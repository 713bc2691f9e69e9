import { describe, expect, it } from 'vitest';
import { timeZoneAt } from './time-zones.js';

describe('The time zone of a location', () => {
  it.each([
    ['its city’s', 'Newtown, Sydney', 'australia', 'Europe/London', 'Australia/Sydney'],
    [
      'its city’s, although the person’s own one is another of the country',
      'Perth',
      'australia',
      'Australia/Sydney',
      'Australia/Perth',
    ],
    ['its state’s, without a city', 'Byron Bay, NSW', 'australia', 'Australia/Brisbane', 'Australia/Sydney'],
    ['its state’s, by a town that we know', 'Hobart', 'australia', 'Europe/London', 'Australia/Hobart'],
    ['the person’s own one in that country', 'Waitangi', 'newzealand', 'Pacific/Chatham', 'Pacific/Chatham'],
    ['the usual one of the country', 'Nelson', 'newzealand', 'Australia/Sydney', 'Pacific/Auckland'],
    ['that of the right Hamilton', 'Hamilton', 'newzealand', 'Australia/Sydney', 'Pacific/Auckland'],
  ] as const)('is %s', (_why, location, region, own, expected) => {
    expect(timeZoneAt(location, region, own)).toBe(expected);
  });
});
