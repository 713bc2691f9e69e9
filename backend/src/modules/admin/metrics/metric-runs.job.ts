import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { addDays, dayAt } from '../../../platform/daily-metrics/index.js';
import { Scheduled } from '../../../platform/jobs/index.js';
import { DailyMetricsRepository, type LastRun } from './daily-metrics.repository.js';
import { DailyMetricSourcesService } from './daily-metric-sources.service.js';

/** Answers still change the day on which was asked; refunds and the like come on days of their own. */
const STILL_CHANGING_DAYS = 7;
/** Figures older than this are counted again when someone looks. */
const FRESH_MS = 45_000;
/** Numbers do not reach further back. */
const MOST_DAYS = 3 * 366;

/** Keeps the figures of each day: all of them once, the last days every hour, and today whenever someone looks. */
@Injectable()
export class MetricRunsJob {
  private counting: Promise<Date> | undefined;

  constructor(
    private readonly sources: DailyMetricSourcesService,
    private readonly figures: DailyMetricsRepository,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  @Scheduled('metrics.count', { cron: '23 * * * *', does: 'Counts the metrics of the last seven days again' })
  async run(): Promise<void> {
    await this.count(STILL_CHANGING_DAYS);
  }

  /** Sees to it that the figures are at most a minute old. Answers when they were counted. */
  async fresh(): Promise<Date> {
    const counted = await this.figures.counting();
    if (counted && this.isFresh(counted)) return counted.countedAt;
    this.counting ??= this.countToday().finally(() => (this.counting = undefined));
    return this.counting;
  }

  /** Counts every day again, for the demo, whose people bring a past with them. */
  async countAll(): Promise<void> {
    await this.count(MOST_DAYS);
  }

  private async countToday(): Promise<Date> {
    await this.count(1, (counted) => this.isFresh(counted));
    return (await this.figures.counting())?.countedAt ?? this.clock.now();
  }

  /**
   * Counts the last `days` days, and those before that no one has counted yet. One process at a time; `enough` says
   * whether what another one has left meanwhile will do.
   */
  private async count(days: number, enough: (counted: LastRun) => boolean = () => false): Promise<void> {
    await this.transactions.run(async (manager) => {
      const counted = await this.figures.lock(manager);
      if (counted && enough(counted)) return;
      const now = this.clock.now();
      const to = dayAt(now);
      const from = earliest(addDays(to, 1 - days), await this.firstUncounted(counted, to));
      const range = { from, to };
      await this.figures.replace(range, await this.sources.of(range, now), manager);
      await this.figures.note({ countedAt: now, through: to }, manager);
    });
  }

  /** Days before the last count are done, but for those that may still change. */
  private async firstUncounted(counted: LastRun | null, today: string): Promise<string> {
    if (counted) return counted.through < today ? addDays(counted.through, 1 - STILL_CHANGING_DAYS) : today;
    return latest((await this.sources.firstDay()) ?? today, addDays(today, 1 - MOST_DAYS));
  }

  /** A clock that was set back makes them old as well. */
  private isFresh({ countedAt }: LastRun): boolean {
    return Math.abs(this.clock.now().getTime() - countedAt.getTime()) < FRESH_MS;
  }
}

const earliest = (one: string, other: string): string => (one < other ? one : other);
const latest = (one: string, other: string): string => (one > other ? one : other);
