import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../platform/database/index.js';
import type { CheckStatus } from './check-state.js';

const COLUMNS = `kind, state, approved_at AS "approvedAt", valid_until::text AS "validUntil",
  coalesce(details->'workingWithChildren'->>'status' = 'applied', false) AS "appliedOnly"`;

@Injectable()
export class CheckStatusesRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** One for each check that someone has started. */
  async of(userId: string): Promise<CheckStatus[]> {
    return this.sql.rows<CheckStatus>(
      'check-statuses',
      `SELECT ${COLUMNS} FROM verification_checks WHERE user_id = $1 ORDER BY kind`,
      [userId],
    );
  }

  /** The same of several people. */
  async ofEach(userIds: readonly string[]): Promise<(CheckStatus & { userId: string })[]> {
    return this.sql.rows<CheckStatus & { userId: string }>(
      'check-statuses-of-each',
      `SELECT user_id AS "userId", ${COLUMNS} FROM verification_checks WHERE user_id = ANY($1::uuid[]) ORDER BY kind`,
      [userIds],
    );
  }
}
