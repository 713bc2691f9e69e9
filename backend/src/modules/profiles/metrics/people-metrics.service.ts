import { Injectable } from '@nestjs/common';
import type { DailyMetric, DayRange } from '../../../platform/daily-metrics/index.js';
import { PeopleMetricsRepository, type PeopleMetric } from './people-metrics.repository.js';

/** Member metrics for the Admin dashboard. */
@Injectable()
export class PeopleMetricsService {
  constructor(private readonly people: PeopleMetricsRepository) {}

  /** May omit days and parts without a value. */
  async of(days: DayRange): Promise<DailyMetric<PeopleMetric>[]> {
    const counted = await Promise.all([
      this.people.newPeople(days),
      this.people.people(days),
      this.people.verified(days),
    ]);
    return counted.flat();
  }

  /** Counting starts on this day; null while there are no members. */
  firstDay(): Promise<string | null> {
    return this.people.firstDay();
  }
}
