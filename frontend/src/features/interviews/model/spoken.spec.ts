import { describe, expect, it } from '@jest/globals';
import { clockAndDay, longDay, placeAndZone, remaining } from './spoken';

const at = new Date('2026-11-23T19:30:00Z');

describe('Times in words', () => {
  it('name day, clock and zone where someone is', () => {
    expect(longDay(at, 'Australia/Sydney')).toBe('Tuesday 24 November');
    expect(longDay(at, 'Europe/Vienna')).toBe('Monday 23 November');
    expect(clockAndDay(at, 'Australia/Sydney')).toBe('6:30 am Tuesday');
    expect(placeAndZone('Melbourne', at, 'Australia/Sydney')).toBe('Melbourne, AEDT');
  });

  it('say once what is both the location and the zone', () => {
    expect(placeAndZone('UTC', at, 'UTC')).toBe('UTC');
    expect(placeAndZone('Reykjavik', at, 'UTC')).toBe('Reykjavik, UTC');
  });

  it.each([
    [2 * 86_400_000 + 3 * 3_600_000, '2 days 3 hours'],
    [86_400_000, '1 day'],
    [3_600_000 + 60_000, '1 hour 1 minute'],
    [2 * 3_600_000, '2 hours'],
    [725_000, '12:05'],
    [900, '0:01'],
    [-5, '0:00'],
  ])('count down: %d ms are "%s"', (ms, words) => {
    expect(remaining(ms)).toBe(words);
  });
});
