import { describe, expect, it, jest } from '@jest/globals';
import { dayKey, dayName, isAsleep, ownTimeZone, shortTime, timeOfDay } from './clocks';

const now = new Date('2026-11-20T02:10:00.000Z');

describe('Clocks', () => {
  it('tell the time where each person is', () => {
    expect(timeOfDay(now, 'Australia/Sydney')).toBe('1:10 pm');
    expect(timeOfDay(now, 'Europe/Berlin')).toBe('3:10 am');
  });

  it('ask the browser for its zone at most once a minute', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
    const read = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    for (let time = 0; time < 100; time += 1) ownTimeZone();
    expect(read).toHaveBeenCalledTimes(1);
    clock.mockReturnValue(Date.now() + 60_000);
    ownTimeZone();
    expect(read).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
  });

  it('know who is asleep', () => {
    expect(isAsleep(now, 'Europe/Berlin')).toBe(true);
    expect(isAsleep(now, 'Australia/Sydney')).toBe(false);
  });

  it('tell days apart as inputs write them', () => {
    const halfPastMidnight = new Date('2026-11-22T13:30:00.000Z');
    expect(dayKey(halfPastMidnight, 'Australia/Sydney')).toBe('2026-11-23');
    expect(dayKey(halfPastMidnight, 'America/New_York')).toBe('2026-11-22');
    expect(dayKey(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it('know yesterday on a day of 25 hours', () => {
    // Clocks went back in Sydney on 5 April 2026 at 3 am.
    const lateOnSunday = new Date('2026-04-05T13:45:00.000Z');
    expect(dayName(new Date('2026-04-04T12:00:00.000Z'), lateOnSunday, 'Australia/Sydney')).toBe('Yesterday');
  });

  it('name days by the reader’s time zone', () => {
    const lateThursdayInBerlin = new Date('2026-11-19T22:30:00.000Z');
    expect(dayName(lateThursdayInBerlin, now, 'Europe/Berlin')).toBe('Yesterday');
    expect(dayName(lateThursdayInBerlin, now, 'Australia/Sydney')).toBe('Today');
    expect(dayName(new Date('2026-11-12T02:00:00Z'), now, 'Australia/Sydney')).toBe('Thursday 12 November');
    expect(dayName(new Date('2025-11-12T02:00:00Z'), now, 'Australia/Sydney')).toBe('Wednesday 12 November 2025');
  });

  it('are shorter for older moments', () => {
    expect(shortTime(new Date('2026-11-20T01:00:00Z'), now, 'Australia/Sydney')).toBe('12:00 pm');
    expect(shortTime(new Date('2026-11-17T01:00:00Z'), now, 'Australia/Sydney')).toBe('Tue');
    expect(shortTime(new Date('2026-11-02T01:00:00Z'), now, 'Australia/Sydney')).toBe('2 Nov');
    expect(shortTime(new Date('2026-09-17T01:00:00Z'), now, 'Australia/Sydney')).toBe('17 Sep');
    expect(shortTime(new Date('2026-06-30T20:00:00Z'), now, 'Australia/Sydney')).toBe('1 Jul');
  });
});
