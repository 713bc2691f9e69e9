import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { afterDay, dayOf, fromDay, type DailyMetric, type DayRange } from '../../../platform/daily-metrics/index.js';

/** Video interviews in which both were there, and arrangements that both have signed, by day. */
export type PlacementMetric = 'interviews' | 'confirmations';

const within = (moment: string) => `${moment} >= ${fromDay('$1')} AND ${moment} < ${afterDay('$2')}`;

const COUNTED = `
  SELECT ${dayOf('held_at')}::text AS day, 'interviews' AS metric, '' AS part, count(*)::integer AS value
  FROM interviews WHERE state = 'done' AND ${within('held_at')} GROUP BY 1
  UNION ALL
  SELECT ${dayOf('confirmed_at')}::text, 'confirmations', '', count(*)::integer
  FROM agreements WHERE ${within('confirmed_at')} GROUP BY 1`;

@Injectable()
export class PlacementMetricsRepository {
  constructor(private readonly dataSource: DataSource) {}

  counted({ from, to }: DayRange): Promise<DailyMetric<PlacementMetric>[]> {
    return this.dataSource.query(COUNTED, [from, to]);
  }
}
