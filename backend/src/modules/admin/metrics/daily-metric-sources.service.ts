import { Injectable } from '@nestjs/common';
import type { DailyMetric, DayRange } from '../../../platform/daily-metrics/index.js';
import { LedgerService } from '../../billing/index.js';
import { MessagingMetricsService } from '../../messaging/index.js';
import { PlacementMetricsService } from '../../agreements/index.js';
import { PeopleMetricsService } from '../../profiles/index.js';

/** Collects the daily metrics of the modules. */
@Injectable()
export class DailyMetricSourcesService {
  constructor(
    private readonly people: PeopleMetricsService,
    private readonly talk: MessagingMetricsService,
    private readonly placements: PlacementMetricsService,
    private readonly ledger: LedgerService,
  ) {}

  /** May omit days and parts without a value. */
  async of(days: DayRange, now: Date): Promise<DailyMetric[]> {
    const counted = await Promise.all([
      this.people.of(days),
      this.talk.of(days, now),
      this.placements.of(days),
      this.ledger.revenueByDay(days),
    ]);
    return counted.flat();
  }

  /** Counting starts on this day; null while there is nothing to count. */
  firstDay(): Promise<string | null> {
    return this.people.firstDay();
  }
}
