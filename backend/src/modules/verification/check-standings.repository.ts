import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../platform/database/index.js';
import type { CheckStanding } from './check-state.js';

@Injectable()
export class CheckStandingsRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** One for each check that someone has begun. */
  async of(userId: string): Promise<CheckStanding[]> {
    return this.sql.rows<CheckStanding>(
      'check-standings',
      `SELECT kind, state, approved_at AS "approvedAt", valid_until::text AS "validUntil",
              coalesce(details->'workingWithChildren'->>'status' = 'applied', false) AS "appliedOnly"
       FROM verification_checks WHERE user_id = $1 ORDER BY kind`,
      [userId],
    );
  }
}
