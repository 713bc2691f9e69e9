import { Injectable } from '@nestjs/common';
import { ClockService, dayInZone } from '../clock/index.js';
import { badnessOf, bucketOf, percentileOf, ratingCounts, ratingOf, totalOf, PAGE_SPEED_METRICS } from './buckets.js';
import type { PageSpeedDto, PageSpeedInput, PageSpeedQuery, PageSpeedReport } from './page-speed.dto.js';
import { PageSpeedRepository, type PageSpeedTotal } from './page-speed.repository.js';

const DAY_MS = 24 * 60 * 60_000;
/** As the other days of Admin. */
const dayOf = dayInZone('Australia/Sydney');

/** How fast pages are for visitors, as counts by day. */
@Injectable()
export class PageSpeedService {
  constructor(
    private readonly histograms: PageSpeedRepository,
    private readonly clock: ClockService,
  ) {}

  /** Counts one page view. */
  async report({ route, device, release, ...values }: PageSpeedInput): Promise<void> {
    const measured = PAGE_SPEED_METRICS.flatMap((metric) => {
      const value = values[metric.toLowerCase() as Lowercase<typeof metric>];
      return value === undefined ? [] : [{ metric, bucket: bucketOf(metric, value) }];
    });
    await this.histograms.count({ day: dayOf(this.clock.now()), route, device, release, measured });
  }

  /** Worst first, by the 75th percentile next to the threshold of its metric. */
  async read({ days }: PageSpeedQuery): Promise<PageSpeedReport> {
    const today = Date.parse(dayOf(this.clock.now()));
    const since = new Date(today - (days - 1) * DAY_MS).toISOString().slice(0, 10);
    const items = (await this.histograms.totals(since)).map(toPageSpeedDto);
    const badness = ({ metric, p75 }: PageSpeedDto) => badnessOf(metric, p75);
    return { items: items.sort((a, b) => badness(b) - badness(a) || b.visits - a.visits) };
  }
}

function toPageSpeedDto({ route, device, metric, release, counts }: PageSpeedTotal): PageSpeedDto {
  const p75 = percentileOf(metric, counts, 75);
  const { good, needs_work: needsWork, poor } = ratingCounts(metric, counts);
  const rounded = (value: number) => (metric === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value));
  return {
    route,
    device,
    metric,
    visits: totalOf(counts),
    p50: rounded(percentileOf(metric, counts, 50)),
    p75: rounded(p75),
    p95: rounded(percentileOf(metric, counts, 95)),
    rating: ratingOf(metric, p75),
    good,
    needsWork,
    poor,
    release,
  };
}
