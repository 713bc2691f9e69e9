import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PageSpeedMetric } from './buckets.js';
import type { PageRoute } from './page-routes.js';

/** By the width of the window. */
export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** How fast a page was on one day, as counts of visits. It contains no personal data and no single visit. */
@Entity('page_speed_histograms')
export class PageSpeedHistogram {
  /** In the Sydney calendar. */
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  route: PageRoute;

  @PrimaryColumn('text')
  device: Device;

  @PrimaryColumn('text')
  metric: PageSpeedMetric;

  /** The build of the website that reported last. */
  @Column('text')
  release: string;

  /** Visits in each bucket of `buckets.ts`. */
  @Column('integer', { array: true })
  counts: number[];
}
