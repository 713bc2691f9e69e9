/** The Web Vitals, as browsers measure them: CLS has no unit, the others are milliseconds. */
export const PAGE_SPEED_METRICS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type PageSpeedMetric = (typeof PAGE_SPEED_METRICS)[number];

export const RATINGS = ['good', 'needs_work', 'poor'] as const;
export type Rating = (typeof RATINGS)[number];

interface Scale {
  /** Values up to it are good (web.dev/articles/vitals). */
  good: number;
  /** Values above it are poor. */
  poor: number;
  /** Buckets between the two; with these numbers each bucket is 16 to 19% wider than the one before. */
  steps: number;
}

const SCALES: Record<PageSpeedMetric, Scale> = {
  LCP: { good: 2_500, poor: 4_000, steps: 3 },
  INP: { good: 200, poor: 500, steps: 6 },
  CLS: { good: 0.1, poor: 0.25, steps: 6 },
  FCP: { good: 1_800, poor: 3_000, steps: 3 },
  TTFB: { good: 800, poor: 1_800, steps: 5 },
};

/** Buckets below and above the one that ends at the first threshold; stored rows rest on this number. */
const EACH_SIDE = 40;
export const BUCKETS = 2 * EACH_SIDE + 1;

/**
 * The upper bounds of a metric's buckets. They grow logarithmically and both thresholds are among them, so a rating is
 * exact although values are rounded.
 */
const BOUNDS = Object.fromEntries(
  PAGE_SPEED_METRICS.map((metric) => {
    const { good, poor, steps } = SCALES[metric];
    const bound = (_: unknown, index: number) => good * (poor / good) ** ((index - EACH_SIDE) / steps);
    return [metric, Array.from({ length: BUCKETS }, bound)];
  }),
) as Record<PageSpeedMetric, number[]>;

/** The bucket of a value, from 0; values beyond the last bound are in the last one. */
export function bucketOf(metric: PageSpeedMetric, value: number): number {
  const bucket = BOUNDS[metric].findIndex((bound) => value <= bound);
  return bucket === -1 ? BUCKETS - 1 : bucket;
}

/** The upper bound of the bucket that has the exact percentile. */
export function percentileOf(metric: PageSpeedMetric, counts: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((totalOf(counts) * percent) / 100));
  let seen = 0;
  return BOUNDS[metric][counts.findIndex((count) => (seen += count) >= rank)] ?? 0;
}

export function ratingOf(metric: PageSpeedMetric, value: number): Rating {
  const { good, poor } = SCALES[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs_work' : 'poor';
}

/** How many visits were good, needed work and were poor. */
export function ratingCounts(metric: PageSpeedMetric, counts: readonly number[]): Record<Rating, number> {
  const poorFrom = EACH_SIDE + 1 + SCALES[metric].steps;
  return {
    good: totalOf(counts.slice(0, EACH_SIDE + 1)),
    needs_work: totalOf(counts.slice(EACH_SIDE + 1, poorFrom)),
    poor: totalOf(counts.slice(poorFrom)),
  };
}

/** How bad a value is next to the threshold of its metric, so that different metrics can be sorted together. */
export const badnessOf = (metric: PageSpeedMetric, value: number): number => value / SCALES[metric].poor;

export const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
