import { describe, expect, it } from 'vitest';
import { dayInZone } from './day-in-zone.js';

const at = (iso: string) => new Date(iso);

describe('The day in a time zone', () => {
  it.each([
    ['Australia/Sydney', '2026-11-26T12:59:59.999Z', '2026-11-26'],
    ['Australia/Sydney', '2026-11-26T13:00:00.000Z', '2026-11-27'],
    ['Australia/Sydney', '2026-06-30T13:59:59.999Z', '2026-06-30'],
    ['Australia/Sydney', '2026-06-30T14:00:00.000Z', '2026-07-01'],
    ['Pacific/Auckland', '2026-11-26T10:59:59.999Z', '2026-11-26'],
    ['Pacific/Auckland', '2026-11-26T11:00:00.000Z', '2026-11-27'],
  ])('in %s of %s is %s', (zone, moment, day) => {
    expect(dayInZone(zone)(at(moment))).toBe(day);
  });

  it('changes with the moment, back too, however near the moments are', () => {
    const dayOf = dayInZone('Australia/Sydney');
    const moments = ['2026-11-26T12:59:59.999Z', '2026-11-26T13:00:00.000Z', '2026-11-26T12:59:59.999Z'];
    expect(moments.map((moment) => dayOf(at(moment)))).toEqual(['2026-11-26', '2026-11-27', '2026-11-26']);
  });

  it('is right for more moments than are remembered', () => {
    const dayOf = dayInZone('UTC');
    const moments = Array.from({ length: 5_000 }, (_, index) => new Date(index * 3_600_000));
    for (const moment of [...moments, ...moments.toReversed()])
      expect(dayOf(moment)).toBe(moment.toISOString().slice(0, 10));
  });
});
