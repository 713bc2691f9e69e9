import { Injectable } from '@nestjs/common';
import type { DailyMetric, DayRange } from '../../../platform/daily-metrics/index.js';
import { MessagingMetricsRepository, type TalkMetric } from './messaging-metrics.repository.js';

/** Metrics of conversations, for the front page of Admin. */
@Injectable()
export class MessagingMetricsService {
  constructor(private readonly messages: MessagingMetricsRepository) {}

  /** Days without activity are left out. An answer counts on the day of the question, so past days can still change. */
  async of(days: DayRange, now: Date): Promise<DailyMetric<TalkMetric>[]> {
    return (await Promise.all([this.messages.written(days), this.messages.answered(days, now)])).flat();
  }
}
