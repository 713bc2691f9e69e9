import { Injectable } from '@nestjs/common';
import type { DailyMetric, DayRange } from '../../../platform/daily-metrics/index.js';
import { MessagingMetricsRepository, type TalkMetric } from './messaging-metrics.repository.js';

/** How people talk in numbers, for the front page of Admin. */
@Injectable()
export class MessagingMetricsService {
  constructor(private readonly messages: MessagingMetricsRepository) {}

  /** Days with nothing are missing. Answers change the day on which was asked, for as long as answers are counted. */
  async of(days: DayRange, now: Date): Promise<DailyMetric<TalkMetric>[]> {
    return (await Promise.all([this.messages.written(days), this.messages.answered(days, now)])).flat();
  }
}
