import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  dayEndSql,
  dayOfSql,
  dayStartSql,
  type DailyMetric,
  type DayRange,
} from '../../platform/daily-metrics/index.js';
import { areHiddenSql } from '../profiles/index.js';
import type { CalendarInterview } from './calendar/interview-calendar.js';
import type { InterviewState } from './interview-states.js';

/** Calendars show at most this many; the newest are kept. */
const MOST_IN_CALENDAR = 200;

export interface InterviewCount {
  state: InterviewState;
  count: number;
}

export interface AgreedInterview extends CalendarInterview {
  partnerId: string;
  isCancelled: boolean;
}

const INTERVIEWS = `
  SELECT id, starts_at AS "startsAt", ends_at AS "endsAt", sequence, changed_at AS "changedAt",
    CASE family_id WHEN $1 THEN au_pair_id ELSE family_id END AS "partnerId", state = 'cancelled' AS "isCancelled"
  FROM interviews
  WHERE $1 IN (family_id, au_pair_id) AND state IN ('scheduled', 'done', 'cancelled') AND starts_at >= $2
    AND NOT ${areHiddenSql('family_id', 'au_pair_id')}
  ORDER BY starts_at DESC LIMIT ${MOST_IN_CALENDAR}`;

const HELD_BY_DAY = `
  SELECT ${dayOfSql('held_at')}::text AS day, 'interviews' AS metric, '' AS part, count(*)::integer AS value
  FROM interviews WHERE state = 'done' AND held_at >= ${dayStartSql('$1')} AND held_at < ${dayEndSql('$2')} GROUP BY 1`;

@Injectable()
export class InterviewFactsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async wasHeld(familyId: string, auPairId: string): Promise<boolean> {
    const [row] = await this.dataSource.query<[{ held: boolean }]>(
      `SELECT EXISTS (SELECT FROM interviews
         WHERE family_id = $1 AND au_pair_id = $2 AND state = 'done' AND held_at IS NOT NULL) AS held`,
      [familyId, auPairId],
    );
    return row.held;
  }

  /** In any state. */
  async haveOne(one: string, other: string): Promise<boolean> {
    const rows: object[] = await this.dataSource.query(
      `SELECT FROM interviews WHERE (family_id, au_pair_id) IN (($1::uuid, $2::uuid), ($2::uuid, $1::uuid)) LIMIT 1`,
      [one, other],
    );
    return rows.length > 0;
  }

  countsOf(personId: string): Promise<InterviewCount[]> {
    return this.dataSource.query<InterviewCount[]>(
      `SELECT state, count(*)::integer AS count FROM interviews
       WHERE family_id = $1 OR au_pair_id = $1 GROUP BY state ORDER BY state`,
      [personId],
    );
  }

  agreedOf(personId: string, since: Date): Promise<AgreedInterview[]> {
    return this.dataSource.query<AgreedInterview[]>(INTERVIEWS, [personId, since]);
  }

  heldByDay({ from, to }: DayRange): Promise<DailyMetric<'interviews'>[]> {
    return this.dataSource.query(HELD_BY_DAY, [from, to]);
  }
}
