import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from '../../platform/database/index.js';
import { isClosedSql } from '../auth/index.js';
import { areHiddenSql } from '../profiles/index.js';

/** An interview that begins soon, or is over. */
export interface DueInterview {
  id: string;
  conversationId: string;
  familyId: string;
  auPairId: string;
  startsAt: Date;
}

/** An interview whose proposed times have passed; `startsAt` is the agreed time, if any. */
interface LapsedInterview extends Omit<DueInterview, 'startsAt'> {
  startsAt: Date | null;
  hidden: boolean;
}

/** A late answer may still propose other times within this period. */
const GRACE = '3 hours';

/** The time of each reminder, and the column that records it. */
const REMINDERS = {
  day: { column: 'day_reminder_at', from: '10 minutes', to: '1 day' },
  minutes: { column: 'minutes_reminder_at', from: '0', to: '10 minutes' },
} as const;

/** `$1` is the present moment. */
const toRemindSql = (lead: keyof typeof REMINDERS): string => {
  const { column, from, to } = REMINDERS[lead];
  return `state = 'scheduled' AND ${column} IS NULL
    AND starts_at > $1::timestamptz + interval '${from}' AND starts_at <= $1::timestamptz + interval '${to}'
    AND scheduled_at <= starts_at - interval '${to}'
    AND NOT ${areHiddenSql('family_id', 'au_pair_id')}
    AND NOT ${isClosedSql(['family_id', 'au_pair_id'], 'starts_at')}`;
};
const PASSED = `state = 'scheduled' AND ends_at <= $1`;
const UNANSWERED = `NOT EXISTS (SELECT 1 FROM interview_proposals AS proposal
  WHERE proposal.interview_id = interviews.id AND proposal.starts_at > $1::timestamptz - interval '${GRACE}')`;
const LAPSED = `state = 'proposed' AND ${UNANSWERED}`;
const KEPT = `state = 'scheduled' AND ${UNANSWERED}
  AND EXISTS (SELECT 1 FROM interview_proposals WHERE interview_id = interviews.id)`;

const COLUMNS = `id, conversation_id AS "conversationId", family_id AS "familyId", au_pair_id AS "auPairId", starts_at AS "startsAt"`;
const MOST = 500;

/** The driver's result of `UPDATE … RETURNING`: rows and their number. */
type Updated = [DueInterview[], number];

@Injectable()
export class InterviewsJobRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether there is anything to do for the methods below. */
  async isAnythingDue(now: Date): Promise<boolean> {
    const conditions = [toRemindSql('minutes'), toRemindSql('day'), PASSED, LAPSED, KEPT];
    const [row] = await this.dataSource.query<[{ due: boolean }]>(
      `SELECT ${conditions.map((one) => `EXISTS (SELECT FROM interviews WHERE ${one})`).join(' OR ')} AS due`,
      [now],
    );
    return row.due;
  }

  /**
   * Marks and returns interviews to remind people of: each once per agreed time. Not those agreed at shorter notice,
   * nor people who are hidden from each other, nor with someone whose account is closed at that time.
   */
  async takeReminders(lead: keyof typeof REMINDERS, now: Date, manager: EntityManager): Promise<DueInterview[]> {
    const [rows] = await manager.query<Updated>(
      `UPDATE interviews SET ${REMINDERS[lead].column} = $1 WHERE id IN (
         SELECT id FROM interviews WHERE ${toRemindSql(lead)}
         ORDER BY starts_at LIMIT ${MOST} FOR UPDATE SKIP LOCKED)
       RETURNING ${COLUMNS}`,
      [now],
    );
    return rows;
  }

  /** Ends and returns those whose time has passed. */
  async endPassed(now: Date, manager: EntityManager): Promise<DueInterview[]> {
    const [rows] = await manager.query<Updated>(
      `UPDATE interviews SET state = 'done', changed_at = ends_at WHERE id IN (
         SELECT id FROM interviews WHERE ${PASSED}
         ORDER BY starts_at LIMIT ${MOST} FOR UPDATE SKIP LOCKED)
       RETURNING ${COLUMNS}`,
      [now],
    );
    await this.dropProposals(rows, manager);
    return rows;
  }

  /** Marks one as held, also in the hour after its end; null if it was already, or is not agreed. */
  async endHeld(id: string, at: Date, manager: EntityManager): Promise<DueInterview | null> {
    const [rows] = await manager.query<Updated>(
      `UPDATE interviews SET state = 'done', held_at = $2, changed_at = $2
       WHERE id = $1 AND (state = 'scheduled' OR state = 'done' AND held_at IS NULL)
       RETURNING ${COLUMNS}`,
      [id, at],
    );
    await this.dropProposals(rows, manager);
    return rows[0] ?? null;
  }

  /**
   * Ends unanswered proposals and returns their interviews: without an agreed time they are over, otherwise the agreed
   * time stays.
   */
  async lapse(now: Date, manager: EntityManager): Promise<LapsedInterview[]> {
    const [over] = await manager.query<[LapsedInterview[], number]>(
      `UPDATE interviews SET state = 'lapsed', changed_at = $1 WHERE id IN (
         SELECT id FROM interviews WHERE ${LAPSED}
         ORDER BY changed_at LIMIT ${MOST} FOR UPDATE SKIP LOCKED)
       RETURNING ${COLUMNS}, ${areHiddenSql('family_id', 'au_pair_id')} AS hidden`,
      [now],
    );
    const [stillScheduled] = await manager.query<[LapsedInterview[], number]>(
      `UPDATE interviews SET changed_at = $1 WHERE id IN (
         SELECT id FROM interviews WHERE ${KEPT}
         ORDER BY starts_at LIMIT ${MOST} FOR UPDATE SKIP LOCKED)
       RETURNING ${COLUMNS}, ${areHiddenSql('family_id', 'au_pair_id')} AS hidden`,
      [now],
    );
    const lapsed = [...over, ...stillScheduled];
    await this.dropProposals(lapsed, manager);
    return lapsed;
  }

  private async dropProposals(ended: readonly { id: string }[], manager: EntityManager): Promise<void> {
    const ids = ended.map(({ id }) => id);
    if (ids.length > 0)
      await manager.query('DELETE FROM interview_proposals WHERE interview_id = ANY($1::uuid[])', [ids]);
  }
}
