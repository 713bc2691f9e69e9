import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from '../../platform/database/index.js';
import { HoursReminder } from './hours-reminder.entity.js';

/** Placements with a day in a week about which no one was reminded yet, of two people who are still here. */
const DUE = `
  SELECT a.id FROM placement_dates AS a LEFT JOIN hours_reminders AS reminder ON reminder.agreement_id = a.id
  WHERE a.state IN ('confirmed', 'active', 'completed', 'ended_early') AND a.id > $2
    AND a.starts_on < $1::date + 7 AND coalesce(a.ended_on, a.ends_on) >= $1::date
    AND (reminder.week IS NULL OR reminder.week < $1::date)
    AND (SELECT count(*) FROM profile_summaries AS person WHERE person.id IN (a.family_id, a.au_pair_id)) = 2
  ORDER BY a.id LIMIT $3`;

@Injectable()
export class HoursRemindersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Ids of agreements. */
  due(week: string, after: string, limit: number): Promise<{ id: string }[]> {
    return this.dataSource.query<{ id: string }[]>(DUE, [week, after, limit]);
  }

  /** False if this week, or a later one, was noted before. */
  async note({ agreementId, week }: HoursReminder, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<object[]>(
      `INSERT INTO hours_reminders AS reminder (agreement_id, week) VALUES ($1, $2)
       ON CONFLICT (agreement_id) DO UPDATE SET week = excluded.week WHERE reminder.week < excluded.week
       RETURNING agreement_id`,
      [agreementId, week],
    );
    return rows.length > 0;
  }
}
