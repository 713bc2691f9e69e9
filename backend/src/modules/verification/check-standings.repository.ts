import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../platform/database/index.js';
import type { CheckStanding } from './check-state.js';

const COLUMNS = `kind, state, approved_at AS "approvedAt", valid_until::text AS "validUntil",
  coalesce(details->'workingWithChildren'->>'status' = 'applied', false) AS "appliedOnly"`;

@Injectable()
export class CheckStandingsRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** One for each check that someone has started. */
  async of(userId: string): Promise<CheckStanding[]> {
    return this.sql.rows<CheckStanding>(
      'check-standings',
      `SELECT ${COLUMNS} FROM verification_checks WHERE user_id = $1 ORDER BY kind`,
      [userId],
    );
  }

  /** The same of several people. */
  async ofEach(userIds: readonly string[]): Promise<(CheckStanding & { userId: string })[]> {
    return this.sql.rows<CheckStanding & { userId: string }>(
      'check-standings-of-each',
      `SELECT user_id AS "userId", ${COLUMNS} FROM verification_checks WHERE user_id = ANY($1::uuid[]) ORDER BY kind`,
      [userIds],
    );
  }
}
