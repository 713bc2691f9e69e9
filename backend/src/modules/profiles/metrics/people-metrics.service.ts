import { Injectable } from '@nestjs/common';
import type { DailyMetric, DayRange } from '../../../platform/daily-metrics/index.js';
import { PeopleMetricsRepository, type PeopleMetric } from './people-metrics.repository.js';

/** People in numbers, for the front page of Admin. */
@Injectable()
export class PeopleMetricsService {
  constructor(private readonly people: PeopleMetricsRepository) {}

  /** Days and parts with nothing may be missing. */
  async of(days: DayRange): Promise<DailyMetric<PeopleMetric>[]> {
    const counted = await Promise.all([
      this.people.newPeople(days),
      this.people.people(days),
      this.people.verified(days),
    ]);
    return counted.flat();
  }

  /** Before this day there was no one; null while there still is not. */
  firstDay(): Promise<string | null> {
    return this.people.firstDay();
  }
}
