import { Injectable } from '@nestjs/common';
import { addDays, earlierDay, laterDay } from '../../../platform/calendar-days/index.js';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { dayAt } from '../../../platform/daily-metrics/index.js';
import { Scheduled } from '../../../platform/jobs/index.js';
import { DailyMetricsRepository, type LastRun } from './daily-metrics.repository.js';
import { DailyMetricSourcesService } from './daily-metric-sources.service.js';

/** Answers count towards the day of the question, so recent days still change. Refunds count on their own day. */
const STILL_CHANGING_DAYS = 7;
/** Older metrics are counted again when someone views them. */
const FRESH_MS = 45_000;
/** Metrics do not go back further. */
const MOST_DAYS = 3 * 366;

/** Counts the metrics: every day once, recent days hourly, and today whenever someone views them. */
@Injectable()
export class MetricRunsJob {
  private counting: Promise<Date> | undefined;

  constructor(
    private readonly sources: DailyMetricSourcesService,
    private readonly metrics: DailyMetricsRepository,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  @Scheduled('metrics.count', { cron: '23 * * * *', does: 'Counts the metrics of the last seven days again' })
  async run(): Promise<void> {
    await this.count(STILL_CHANGING_DAYS);
  }

  /** Ensures that the metrics are at most a minute old, and returns when they were counted. */
  async fresh(): Promise<Date> {
    const counted = await this.metrics.counting();
    if (counted && this.isFresh(counted)) return counted.countedAt;
    this.counting ??= this.countToday().finally(() => (this.counting = undefined));
    return this.counting;
  }

  /** Counts every day again, for the demo, which comes with history. */
  async countAll(): Promise<void> {
    await this.count(MOST_DAYS);
  }

  private async countToday(): Promise<Date> {
    await this.count(1, (counted) => this.isFresh(counted));
    return (await this.metrics.counting())?.countedAt ?? this.clock.now();
  }

  /**
   * Counts the last `days` days and any uncounted days before them. Only one process counts at a time; `enough`
   * decides whether another process's result will do.
   */
  private async count(days: number, enough: (counted: LastRun) => boolean = () => false): Promise<void> {
    await this.transactions.run(async (manager) => {
      const counted = await this.metrics.lock(manager);
      if (counted && enough(counted)) return;
      const now = this.clock.now();
      const to = dayAt(now);
      const from = earlierDay(addDays(to, 1 - days), await this.firstUncounted(counted, to));
      const range = { from, to };
      await this.metrics.replace(range, await this.sources.of(range, now), manager);
      await this.metrics.note({ countedAt: now, through: to }, manager);
    });
  }

  /** Days before the last run are done, except those that may still change. */
  private async firstUncounted(counted: LastRun | null, today: string): Promise<string> {
    if (counted) return counted.through < today ? addDays(counted.through, 1 - STILL_CHANGING_DAYS) : today;
    return laterDay((await this.sources.firstDay()) ?? today, addDays(today, 1 - MOST_DAYS));
  }

  /** A clock that was set back also makes them stale. */
  private isFresh({ countedAt }: LastRun): boolean {
    return Math.abs(this.clock.now().getTime() - countedAt.getTime()) < FRESH_MS;
  }
}
