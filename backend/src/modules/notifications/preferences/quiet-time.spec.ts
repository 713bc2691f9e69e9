import { describe, expect, it } from 'vitest';
import { quietUntil, USUAL_QUIET_TIME } from './quiet-time.js';

const quiet = (fromMinute: number, untilMinute: number) => ({ on: true, fromMinute, untilMinute });

describe('Quiet hours', () => {
  it.each([
    // now (UTC), zone, the end (UTC) or null
    ['2026-11-20T11:30:00Z', 'Australia/Sydney', '2026-11-20T20:00:00Z', 'half past ten at night'],
    ['2026-11-20T10:59:00Z', 'Australia/Sydney', null, 'a minute to ten'],
    ['2026-11-20T11:00:00Z', 'Australia/Sydney', '2026-11-20T20:00:00Z', 'ten sharp'],
    ['2026-11-20T19:59:00Z', 'Australia/Sydney', '2026-11-20T20:00:00Z', 'a minute to seven'],
    ['2026-11-20T20:00:00Z', 'Australia/Sydney', null, 'seven sharp'],
    ['2026-11-20T11:30:00Z', 'Australia/Brisbane', null, 'half past nine, an hour behind Sydney'],
    ['2026-11-20T11:30:00Z', 'Australia/Perth', null, 'half past seven in the evening'],
    ['2026-11-20T11:30:00Z', 'Pacific/Auckland', '2026-11-20T18:00:00Z', 'half past midnight'],
    ['2026-11-20T11:30:00Z', 'Europe/Berlin', null, 'past noon'],
    ['2026-11-20T02:10:00Z', 'Europe/Berlin', '2026-11-20T06:00:00Z', 'ten past three'],
    ['2026-12-31T12:00:00Z', 'Australia/Sydney', '2026-12-31T20:00:00Z', 'an hour before the new year'],
    // Nights in which the clock is changed: seven stays seven.
    ['2026-10-03T12:30:00Z', 'Australia/Sydney', '2026-10-03T20:00:00Z', 'before the hour that is left out'],
    ['2026-04-04T11:30:00Z', 'Australia/Sydney', '2026-04-04T21:00:00Z', 'before the hour that comes twice'],
    ['2026-04-04T16:30:00Z', 'Australia/Sydney', '2026-04-04T21:00:00Z', 'in the hour that comes twice'],
    ['2026-09-26T10:30:00Z', 'Pacific/Auckland', '2026-09-26T18:00:00Z', 'before the hour that is left out'],
    ['2026-03-28T21:30:00Z', 'Europe/Paris', '2026-03-29T05:00:00Z', 'before the hour that is left out'],
    ['2026-10-25T00:30:00Z', 'Europe/Madrid', '2026-10-25T06:00:00Z', 'in the hour that comes twice'],
  ])('at %s in %s end at %s: %4$s', (now, zone, end, _words) => {
    expect(quietUntil(new Date(now), zone, USUAL_QUIET_TIME)?.toISOString() ?? null).toBe(
      end && new Date(end).toISOString(),
    );
  });

  it('may lie within a day', () => {
    const nap = quiet(13 * 60, 15 * 60 + 30);
    const at = (utc: string) => quietUntil(new Date(utc), 'Europe/Berlin', nap)?.toISOString() ?? null;
    expect([at('2026-11-20T11:59:00Z'), at('2026-11-20T12:00:00Z'), at('2026-11-20T14:30:00Z')]).toEqual([
      null,
      '2026-11-20T14:30:00.000Z',
      null,
    ]);
  });

  it('end after the gap when they would end in it', () => {
    const end = quietUntil(new Date('2026-10-03T14:00:00Z'), 'Australia/Sydney', quiet(22 * 60, 2 * 60 + 30));
    expect(end?.toISOString()).toBe('2026-10-03T16:30:00.000Z');
  });

  it.each([{ ...USUAL_QUIET_TIME, on: false }, quiet(420, 420)])('do not hold as %j', (none) => {
    expect(quietUntil(new Date('2026-11-20T13:00:00Z'), 'Australia/Sydney', none)).toBeNull();
  });
});
