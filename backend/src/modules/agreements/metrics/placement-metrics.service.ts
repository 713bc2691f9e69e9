import { Injectable } from '@nestjs/common';
import type { DailyMetric, DayRange } from '../../../platform/daily-metrics/index.js';
import { InterviewFactsService } from '../../interviews/index.js';
import { PlacementMetricsRepository } from './placement-metrics.repository.js';

/** Video interviews that both attended, and agreements that both signed. */
type PlacementMetric = 'interviews' | 'confirmations';

/** Interviews and placements per day, for the Admin dashboard. */
@Injectable()
export class PlacementMetricsService {
  constructor(
    private readonly placements: PlacementMetricsRepository,
    private readonly interviews: InterviewFactsService,
  ) {}

  /** Days without a value are missing. */
  async of(days: DayRange): Promise<DailyMetric<PlacementMetric>[]> {
    return [...(await this.interviews.heldByDay(days)), ...(await this.placements.counted(days))];
  }
}
