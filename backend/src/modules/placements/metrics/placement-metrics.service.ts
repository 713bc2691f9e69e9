import { Injectable } from '@nestjs/common';
import type { DailyFigure, DayRange } from '../../../platform/figures/index.js';
import { PlacementMetricsRepository, type PlacementFigure } from './placement-metrics.repository.js';

/** How people find together in numbers, for the front page of the back office. */
@Injectable()
export class PlacementMetricsService {
  constructor(private readonly placements: PlacementMetricsRepository) {}

  /** Days with nothing are missing. */
  of(days: DayRange): Promise<DailyFigure<PlacementFigure>[]> {
    return this.placements.counted(days);
  }
}
