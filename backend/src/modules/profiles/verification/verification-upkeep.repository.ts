import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import type { CheckKind } from './checks.js';

export interface EndingCheck {
  id: string;
  userId: string;
  kind: CheckKind;
  validUntil: string;
  announcedWeeks: number | null;
}

const ENDING = `SELECT id, user_id AS "userId", kind, valid_until::text AS "validUntil",
  announced_weeks AS "announcedWeeks" FROM verification_checks WHERE approved_at IS NOT NULL`;

/** Checks by the day on which they end. */
@Injectable()
export class VerificationUpkeepRepository {
  /** Approved checks whose last day is before `day`, locked. */
  ended(day: string, limit: number, manager: EntityManager): Promise<EndingCheck[]> {
    return manager.query(
      `${ENDING} AND valid_until < $1::date ORDER BY valid_until, id LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [day, limit],
    );
  }

  /** A renewal that waits, or an answer that was given, stays what it is. */
  async expire(id: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE verification_checks
       SET approved_at = NULL, version = version + 1, state = CASE state WHEN 'approved' THEN 'expired' ELSE state END
       WHERE id = $1`,
      [id],
    );
  }

  /** Approved checks that end between two days and of which no announcement of `weeks` or fewer was made, locked. */
  ending(from: string, until: string, weeks: number, limit: number, manager: EntityManager): Promise<EndingCheck[]> {
    return manager.query(
      `${ENDING} AND valid_until BETWEEN $1::date AND $2::date AND (announced_weeks IS NULL OR announced_weeks > $3)
       ORDER BY valid_until, id LIMIT $4 FOR UPDATE SKIP LOCKED`,
      [from, until, weeks, limit],
    );
  }

  async noteAnnounced(id: string, weeks: number, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE verification_checks SET announced_weeks = $2 WHERE id = $1', [id, weeks]);
  }
}
