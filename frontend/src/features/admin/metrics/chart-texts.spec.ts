import { describe, expect, it } from '@jest/globals';
import { inWords } from './chart-texts';

const points = ['2026-11-01', '2026-11-02', '2026-11-03'];
const facts = { points, byWeek: false, isLevel: false, format: String };
const series = (...values: (number | null)[]) => [{ key: 'one', name: 'Messages', values }];

describe('A chart in words', () => {
  it('says the sum, and the day with the most', () => {
    expect(inWords({ ...facts, series: series(1, 4, 2) })).toBe('Messages: 7 in total, most on 2 November 2026: 4.');
  });

  it('gives the first and last value of a level', () => {
    expect(inWords({ ...facts, isLevel: true, series: series(null, 4, 6) })).toBe('Messages: from 4 to 6.');
  });

  it('says that there is nothing', () => {
    expect(inWords({ ...facts, series: series(0, 0, 0) })).toBe('Messages: nothing in this period.');
    expect(inWords({ ...facts, series: series(null, null) })).toBe('Messages: nothing in this period.');
  });
});
