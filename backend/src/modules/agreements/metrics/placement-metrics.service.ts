import { Injectable } from '@nestjs/common';
import type { DailyMetric, DayRange } from '../../../platform/daily-metrics/index.js';
import { InterviewFactsService } from '../../interviews/index.js';
import { PlacementMetricsRepository } from './placement-metrics.repository.js';

/** Video interviews in which both were there, and agreements that both have signed. */
export type PlacementMetric = 'interviews' | 'confirmations';

/** How people find together in numbers, for the front page of Admin. */
@Injectable()
export class PlacementMetricsService {
  constructor(
    private readonly placements: PlacementMetricsRepository,
    private readonly interviews: InterviewFactsService,
  ) {}

  /** Days with nothing are missing. */
  async of(days: DayRange): Promise<DailyMetric<PlacementMetric>[]> {
    return [...(await this.interviews.heldByDay(days)), ...(await this.placements.counted(days))];
  }
}
