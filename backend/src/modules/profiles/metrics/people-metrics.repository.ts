import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  dayEndSql,
  dayOfSql,
  dayStartSql,
  type DailyMetric,
  type DayRange,
} from '../../../platform/daily-metrics/index.js';

/** People who joined that day; total and verified people at its end. Parts are `family:australia`. */
export type PeopleMetric = 'new-people' | 'people' | 'verified';

const PART = `person.user_type || ':' || person.region`;
const IN_RANGE = `person.created_at >= ${dayStartSql('$1')} AND person.created_at < ${dayEndSql('$2')}`;

const NEW_PEOPLE = `
  SELECT ${dayOfSql('person.created_at')}::text AS day, 'new-people' AS metric, ${PART} AS part, count(*)::integer AS value
  FROM profiles AS person WHERE person.user_type <> 'admin' AND ${IN_RANGE} GROUP BY 1, 3`;

/** Totals at the end of each day, from a list of changes (`day`, `part`, `change`). */
const totals = (metric: PeopleMetric, changes: string) => `
  WITH changes AS (${changes}),
  days AS (SELECT generate_series($1::date, $2::date, '1 day')::date AS day),
  parts AS (SELECT DISTINCT part FROM changes)
  SELECT days.day::text AS day, '${metric}' AS metric, parts.part,
    (sum(coalesce(changed.by, 0)) OVER (PARTITION BY parts.part ORDER BY days.day))::integer AS value
  FROM days CROSS JOIN parts
  LEFT JOIN (SELECT day, part, sum(change) AS by FROM changes GROUP BY day, part) AS changed
    ON changed.day = days.day AND changed.part = parts.part`;

const PEOPLE = totals(
  'people',
  `SELECT greatest(${dayOfSql('person.created_at')}, $1::date) AS day, ${PART} AS part, count(*) AS change
   FROM profiles AS person WHERE person.user_type <> 'admin' AND person.created_at < ${dayEndSql('$2')} GROUP BY 1, 2`,
);

const VERIFIED = totals(
  'verified',
  `SELECT edge.day, ${PART} AS part, sum(edge.change) AS change
   FROM profile_reputations AS known
   JOIN profiles AS person ON person.id = known.user_id AND person.user_type <> 'admin'
   CROSS JOIN LATERAL (VALUES
     (greatest(${dayOfSql('known.verified_at')}, $1::date), 1),
     (${dayOfSql('known.verified_until')}, -1)
   ) AS edge (day, change)
   WHERE known.verified_at < ${dayEndSql('$2')}
     AND (known.verified_until IS NULL OR known.verified_until >= ${dayStartSql('$1')}) AND edge.day <= $2::date
   GROUP BY 1, 2`,
);

/** Counts people by day. */
@Injectable()
export class PeopleMetricsRepository {
  constructor(private readonly dataSource: DataSource) {}

  newPeople({ from, to }: DayRange): Promise<DailyMetric<PeopleMetric>[]> {
    return this.dataSource.query(NEW_PEOPLE, [from, to]);
  }

  people({ from, to }: DayRange): Promise<DailyMetric<PeopleMetric>[]> {
    return this.dataSource.query(PEOPLE, [from, to]);
  }

  verified({ from, to }: DayRange): Promise<DailyMetric<PeopleMetric>[]> {
    return this.dataSource.query(VERIFIED, [from, to]);
  }

  /** The day on which the first current member joined; null without anyone. */
  async firstDay(): Promise<string | null> {
    const [row] = await this.dataSource.query<{ day: string | null }[]>(
      `SELECT ${dayOfSql('min(created_at)')}::text AS day FROM profiles`,
    );
    return row?.day ?? null;
  }
}
