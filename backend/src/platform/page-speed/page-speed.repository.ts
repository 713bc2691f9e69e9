import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BUCKETS, type PageSpeedMetric } from './buckets.js';
import type { PageSpeedHistogram } from './page-speed-histogram.entity.js';

/** One page view. */
export interface PageView extends Pick<PageSpeedHistogram, 'day' | 'route' | 'device' | 'release'> {
  measured: { metric: PageSpeedMetric; bucket: number }[];
}

/** Several days together. */
export type PageSpeedTotal = Omit<PageSpeedHistogram, 'day'>;

@Injectable()
export class PageSpeedRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds one to a bucket of each metric. Views at the same time take the rows in the same order. */
  async count({ day, route, device, release, measured }: PageView): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO page_speed_histograms AS h (day, route, device, release, metric, counts)
       SELECT $1::date, $2, $3, $4, metric, array_fill(0, ARRAY[bucket]) || 1 || array_fill(0, ARRAY[$7 - 1 - bucket])
       FROM unnest($5::text[], $6::integer[]) AS measured (metric, bucket) ORDER BY metric
       ON CONFLICT (day, route, device, metric) DO UPDATE SET release = excluded.release,
         counts = (SELECT array_agg(known + more ORDER BY place)
                   FROM unnest(h.counts, excluded.counts) WITH ORDINALITY AS pair (known, more, place))`,
      [
        day,
        route,
        device,
        release,
        measured.map(({ metric }) => metric),
        measured.map(({ bucket }) => bucket),
        BUCKETS,
      ],
    );
  }

  /** The sums of the days from `since` on. */
  totals(since: string): Promise<PageSpeedTotal[]> {
    return this.dataSource.query<PageSpeedTotal[]>(
      `WITH chosen AS (SELECT * FROM page_speed_histograms WHERE day >= $1),
       sums AS (
         SELECT route, device, metric, place, sum(count)::integer AS count
         FROM chosen, unnest(counts) WITH ORDINALITY AS bucket (count, place)
         GROUP BY route, device, metric, place
       ),
       latest AS (
         SELECT DISTINCT ON (route, device, metric) route, device, metric, release
         FROM chosen ORDER BY route, device, metric, day DESC
       )
       SELECT route, device, metric, release, array_agg(count ORDER BY place) AS counts
       FROM sums JOIN latest USING (route, device, metric) GROUP BY route, device, metric, release`,
      [since],
    );
  }
}
