import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DailyMetric, DayRange } from '../../../platform/daily-metrics/index.js';

export interface LastRun {
  countedAt: Date;
  /** ISO date. */
  through: string;
}

/** The sum and the last value of a metric in one period. */
export interface MetricInStretch {
  metric: string;
  part: string;
  /** Index of the period, from 0. */
  stretch: number;
  sum: number;
  last: number;
}

const AT = 'counted_at AS "countedAt", through::text AS through';

/** Stores the latest count of each metric by day. */
@Injectable()
export class DailyMetricsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async counting(): Promise<LastRun | null> {
    const rows: LastRun[] = await this.dataSource.query(`SELECT ${AT} FROM metric_runs`);
    return rows[0] ?? null;
  }

  /** Waits until no one else counts, and returns the last run. */
  async lock(manager: EntityManager): Promise<LastRun | null> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('daily-metrics', 0))`);
    const rows: LastRun[] = await manager.query(`SELECT ${AT} FROM metric_runs`);
    return rows[0] ?? null;
  }

  /** Replaces all metrics of these days. */
  async replace(days: DayRange, metrics: readonly DailyMetric[], manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM daily_metrics WHERE day BETWEEN $1 AND $2', [days.from, days.to]);
    await manager.query(
      `INSERT INTO daily_metrics (day, metric, part, value)
       SELECT day, metric, part, value FROM jsonb_to_recordset($1::jsonb) AS one (day date, metric text, part text, value bigint)
       WHERE day BETWEEN $2 AND $3`,
      [JSON.stringify(metrics), days.from, days.to],
    );
  }

  /** Stores these metrics and leaves the others of their days unchanged. */
  async put(metrics: readonly DailyMetric[], manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO daily_metrics (day, metric, part, value)
       SELECT day, metric, part, value FROM jsonb_to_recordset($1::jsonb) AS one (day date, metric text, part text, value bigint)
       ON CONFLICT (day, metric, part) DO UPDATE SET value = EXCLUDED.value`,
      [JSON.stringify(metrics)],
    );
  }

  async note({ countedAt, through }: LastRun, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO metric_runs (id, counted_at, through) VALUES (1, $1, $2)
       ON CONFLICT (id) DO UPDATE SET counted_at = EXCLUDED.counted_at, through = EXCLUDED.through`,
      [countedAt, through],
    );
  }

  /** Periods begin at `starts`, ISO dates in order; the last one ends with `to`. */
  inStretches(starts: readonly string[], to: string): Promise<MetricInStretch[]> {
    return this.dataSource.query(
      `SELECT metric, part, width_bucket(day, $1::date[]) - 1 AS stretch, sum(value)::float8 AS sum,
         ((array_agg(value ORDER BY day DESC))[1])::float8 AS last
       FROM daily_metrics WHERE day BETWEEN ($1::date[])[1] AND $2
       GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      [starts, to],
    );
  }
}
