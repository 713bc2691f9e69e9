import { describe, expect, it } from '@jest/globals';
import { clockAndDay, longDay, placeAndZone } from './spoken';

const at = new Date('2026-11-23T19:30:00Z');

describe('Times in words', () => {
  it('name day, clock and zone where someone is', () => {
    expect(longDay(at, 'Australia/Sydney')).toBe('Tuesday 24 November');
    expect(longDay(at, 'Europe/Vienna')).toBe('Monday 23 November');
    expect(clockAndDay(at, 'Australia/Sydney')).toBe('6:30 am Tuesday');
    expect(placeAndZone('Melbourne', at, 'Australia/Sydney')).toBe('Melbourne, AEDT');
  });

  it('name the location once if it is also the zone', () => {
    expect(placeAndZone('UTC', at, 'UTC')).toBe('UTC');
    expect(placeAndZone('Reykjavik', at, 'UTC')).toBe('Reykjavik, UTC');
  });
});
