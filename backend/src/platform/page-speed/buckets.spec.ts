import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUCKETS, bucketOf, PAGE_SPEED_METRICS, percentileOf, ratingCounts, ratingOf } from './buckets.js';

/** The counts that a histogram of these values stores. */
function countsOf(metric: (typeof PAGE_SPEED_METRICS)[number], values: readonly number[]): number[] {
  const buckets = values.map((value) => bucketOf(metric, value));
  return Array.from({ length: BUCKETS }, (_, index) => buckets.filter((bucket) => bucket === index).length);
}

const exactPercentile = (values: readonly number[], percent: number) =>
  [...values].sort((a, b) => a - b)[Math.max(1, Math.ceil((values.length * percent) / 100)) - 1] ?? Number.NaN;

describe.each(PAGE_SPEED_METRICS)('The histogram of %s', (metric) => {
  const values = fc.array(fc.double({ min: 0, max: metric === 'CLS' ? 40 : 600_000, noNaN: true }), {
    minLength: 1,
    maxLength: 300,
  });

  it('has the percentile in the bucket of the exact one', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(50, 75, 95), (all, percent) => {
        const counts = countsOf(metric, all);
        const exact = exactPercentile(all, percent);
        const bucket = bucketOf(metric, exact);
        const read = percentileOf(metric, counts, percent);
        expect(bucketOf(metric, read)).toBe(bucket);
        if (bucket < BUCKETS - 1) expect(read).toBeGreaterThanOrEqual(exact);
      }),
    );
  });

  it('rates every visit as its exact value is rated', () => {
    fc.assert(
      fc.property(values, (all) => {
        const rated = { good: 0, needs_work: 0, poor: 0 };
        for (const value of all) rated[ratingOf(metric, value)] += 1;
        expect(ratingCounts(metric, countsOf(metric, all))).toEqual(rated);
      }),
    );
  });

  it('has buckets that are about a sixth wider than the one before', () => {
    const thousand = metric === 'CLS' ? 0.05 : 1_000;
    const [here, next] = [thousand, thousand * 1.2].map((value) => bucketOf(metric, value)) as [number, number];
    expect(next - here).toBeGreaterThanOrEqual(1);
    expect(next - here).toBeLessThanOrEqual(2);
  });
});

describe('The thresholds', () => {
  it.each([
    ['LCP', 2_500, 4_000],
    ['INP', 200, 500],
    ['CLS', 0.1, 0.25],
    ['FCP', 1_800, 3_000],
    ['TTFB', 800, 1_800],
  ] as const)('of %s end good at %d and begin poor above %d', (metric, good, poor) => {
    expect(percentileOf(metric, countsOf(metric, [good]), 75)).toBe(good);
    expect(percentileOf(metric, countsOf(metric, [poor]), 75)).toBe(poor);
    const rated = (value: number) => ratingCounts(metric, countsOf(metric, [value]));
    expect(rated(good)).toEqual({ good: 1, needs_work: 0, poor: 0 });
    expect(rated(good * 1.001)).toEqual({ good: 0, needs_work: 1, poor: 0 });
    expect(rated(poor)).toEqual({ good: 0, needs_work: 1, poor: 0 });
    expect(rated(poor * 1.001)).toEqual({ good: 0, needs_work: 0, poor: 1 });
  });

  it('accept zero, and values above every bound', () => {
    for (const metric of PAGE_SPEED_METRICS) {
      expect(bucketOf(metric, 0)).toBe(0);
      expect(bucketOf(metric, Number.MAX_VALUE)).toBe(BUCKETS - 1);
    }
  });
});
