import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { afterDay, dayOf, fromDay, type DailyFigure, type DayRange } from '../../../platform/figures/index.js';

/** Video interviews in which both were there, and arrangements that both have signed, by day. */
export type PlacementFigure = 'interviews' | 'confirmations';

const within = (moment: string) => `${moment} >= ${fromDay('$1')} AND ${moment} < ${afterDay('$2')}`;

const COUNTED = `
  SELECT ${dayOf('held_at')}::text AS day, 'interviews' AS figure, '' AS part, count(*)::integer AS value
  FROM interviews WHERE state = 'done' AND ${within('held_at')} GROUP BY 1
  UNION ALL
  SELECT ${dayOf('confirmed_at')}::text, 'confirmations', '', count(*)::integer
  FROM arrangements WHERE ${within('confirmed_at')} GROUP BY 1`;

@Injectable()
export class PlacementMetricsRepository {
  constructor(private readonly dataSource: DataSource) {}

  counted({ from, to }: DayRange): Promise<DailyFigure<PlacementFigure>[]> {
    return this.dataSource.query(COUNTED, [from, to]);
  }
}
