import { describe, expect, it } from '@jest/globals';
import { beginningOfDay, dayOf, daysAgo, endOfDay, longDayOf, momentFrom, momentOf, wallTimeOf } from './admin-time';

describe('The clock of Admin', () => {
  it('is that of Sydney, in summer and in winter, whatever the admin’s own time zone', () => {
    expect(momentOf('2026-11-22T20:30:00Z')).toMatch(/^23 Nov 2026, 7:30\sam$/);
    expect(endOfDay('2026-11-22')).toBe('2026-11-22T12:59:00.000Z');
    expect(endOfDay('2026-07-22')).toBe('2026-07-22T13:59:00.000Z');
    expect(dayOf('2026-11-22T20:30:00Z')).toBe('23 Nov 2026');
    expect(longDayOf('2026-11-22T20:30:00Z')).toBe('23 November 2026');
    expect(longDayOf('2026-11-22')).toBe('22 November 2026');
  });

  it('reads and writes what an admin enters', () => {
    expect(momentFrom('2026-11-22T09:30')).toBe('2026-11-21T22:30:00.000Z');
    expect(momentFrom('2026-07-22T09:30')).toBe('2026-07-21T23:30:00.000Z');
    expect(momentFrom('')).toBeNull();
    for (const wall of [
      '2026-11-22T09:30',
      '2026-07-01T00:00',
      '2026-10-04T01:59',
      '2026-10-04T03:00',
      '2026-04-05T03:00',
    ])
      expect(wallTimeOf(momentFrom(wall) ?? '')).toBe(wall);
    // This hour occurs twice that night; the first is meant.
    expect(momentFrom('2026-04-05T02:30')).toBe('2026-04-04T15:30:00.000Z');
    expect(beginningOfDay('2026-10-04')).toBe('2026-10-03T14:00:00.000Z');
    expect(beginningOfDay('2026-10-04', 1)).toBe('2026-10-04T13:00:00.000Z');
    expect(beginningOfDay('soon')).toBeUndefined();
    expect(beginningOfDay(null)).toBeUndefined();
    expect(daysAgo(3, new Date('2026-11-22T20:00:00Z'))).toBe('2026-11-20');
  });
});
