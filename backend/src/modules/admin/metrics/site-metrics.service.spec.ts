import { describe, expect, it } from 'vitest';
import { medianMinutes } from './site-metrics.service.js';

const median = (...counts: [step: number, count: number][]) => medianMinutes(new Map(counts));

describe('The median of answers that are counted in steps', () => {
  it('is nothing without answers', () => {
    expect(median()).toBeNull();
    expect(median([60, 0])).toBeNull();
  });

  it('is interpolated within the step of the middle answer', () => {
    expect(median([60, 2])).toBe(53);
    expect(median([5, 1], [60, 1], [1440, 1])).toBe(53);
    expect(median([1, 10])).toBe(1);
  });

  it('is not moved by a few who take long', () => {
    expect(median([10, 9], [7200, 2])).toBeLessThanOrEqual(10);
  });
});
