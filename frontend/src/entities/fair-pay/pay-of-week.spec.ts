import { describe, expect, it } from '@jest/globals';
import { payOfWeek, type HourFloor } from './pay-of-week';

const FLOOR: HourFloor = {
  currency: 'AUD',
  hourlyCents: 2005,
  checkedOn: '2026-11-23',
  sourceTitle: 'Pay guide',
  sourceUrl: 'https://example.org/pay',
};
const HALF_AN_HOUR = 30;

describe('B6 The pay of a week', () => {
  it('is the hours times the minimum of an hour, half a cent rounded up as the API does', () => {
    expect(payOfWeek({ minutes: 1800, payMinCents: null }, FLOOR).floorCents).toBe(60_150);
    expect(payOfWeek({ minutes: HALF_AN_HOUR, payMinCents: null }, FLOOR).floorCents).toBe(1003);
  });

  it('is short of the minimum by what the lowest pay lacks, and not at the minimum itself', () => {
    expect(payOfWeek({ minutes: 1800, payMinCents: 60_150 }, FLOOR)).toMatchObject({ shortCents: 0 });
    expect(payOfWeek({ minutes: 1800, payMinCents: 60_149 }, FLOOR)).toMatchObject({ shortCents: 1 });
    expect(payOfWeek({ minutes: 1800, payMinCents: 0 }, FLOOR)).toMatchObject({ shortCents: 60_150 });
  });

  it('says if only the lower end of a range is below the minimum', () => {
    const range = (payMinCents: number, payMaxCents: number) =>
      payOfWeek({ minutes: 1800, payMinCents, payMaxCents }, FLOOR).isLowerEndOnly;
    expect(range(50_000, 60_150)).toBe(true);
    expect(range(50_000, 60_149)).toBe(false);
    expect(range(61_000, 65_000)).toBe(false);
  });

  it('claims nothing while hours or pay are missing or no number', () => {
    const nothing = { floorCents: null, shortCents: 0, isLowerEndOnly: false };
    expect(payOfWeek({ minutes: null, payMinCents: 10_000 }, FLOOR)).toEqual(nothing);
    expect(payOfWeek({ minutes: Number.NaN, payMinCents: 10_000 }, FLOOR)).toEqual(nothing);
    expect(payOfWeek({ minutes: 0, payMinCents: 10_000 }, FLOOR)).toEqual(nothing);
    expect(payOfWeek({ minutes: 1800, payMinCents: Number.NaN }, FLOOR)).toMatchObject({ shortCents: 0 });
  });
});
