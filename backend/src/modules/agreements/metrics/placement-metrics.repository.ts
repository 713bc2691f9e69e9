import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  dayEndSql,
  dayOfSql,
  dayStartSql,
  type DailyMetric,
  type DayRange,
} from '../../../platform/daily-metrics/index.js';

/** Agreements that both have signed, by day. */
const COUNTED = `
  SELECT ${dayOfSql('confirmed_at')}::text AS day, 'confirmations' AS metric, '' AS part, count(*)::integer AS value
  FROM agreements WHERE confirmed_at >= ${dayStartSql('$1')} AND confirmed_at < ${dayEndSql('$2')} GROUP BY 1`;

@Injectable()
export class PlacementMetricsRepository {
  constructor(private readonly dataSource: DataSource) {}

  counted({ from, to }: DayRange): Promise<DailyMetric<'confirmations'>[]> {
    return this.dataSource.query(COUNTED, [from, to]);
  }
}
