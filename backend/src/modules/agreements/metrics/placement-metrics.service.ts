import { Injectable } from '@nestjs/common';
import type { DailyMetric, DayRange } from '../../../platform/daily-metrics/index.js';
import { PlacementMetricsRepository, type PlacementMetric } from './placement-metrics.repository.js';

/** How people find together in numbers, for the front page of the back office. */
@Injectable()
export class PlacementMetricsService {
  constructor(private readonly placements: PlacementMetricsRepository) {}

  /** Days with nothing are missing. */
  of(days: DayRange): Promise<DailyMetric<PlacementMetric>[]> {
    return this.placements.counted(days);
  }
}
