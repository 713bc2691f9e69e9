import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { CheckStatus } from '../../verification/index.js';
import { shortlistCountSql } from '../shortlist/shortlist.repository.js';
import type { SearchTable } from '../search-index/search-table.js';

/** A member's progress towards a conversation. */
export interface MemberProgress {
  shortlistCount: number;
  checks: CheckStatus[];
}

@Injectable()
export class DashboardRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** `table` is that of the people whom this member saves. */
  async progressOf(userId: string, table: SearchTable): Promise<MemberProgress> {
    const [row] = await this.sql.rows<{ shortlistCount: number; checks: StoredCheck[] }>(
      `${table.name}:dashboard`,
      `SELECT ${shortlistCountSql(table, '$1::uuid')} AS "shortlistCount",
         (SELECT coalesce(json_agg(json_build_object('kind', kind, 'state', state, 'approvedAt', approved_at,
            'validUntil', valid_until, 'appliedOnly', applied_only)), '[]') FROM check_standings WHERE user_id = $1) AS checks`,
      [userId],
    );
    const { shortlistCount = 0, checks = [] } = row ?? {};
    return {
      shortlistCount,
      checks: checks.map((check) => ({
        ...check,
        approvedAt: check.approvedAt === null ? null : new Date(check.approvedAt),
      })),
    };
  }
}

type StoredCheck = Omit<CheckStatus, 'approvedAt'> & { approvedAt: string | null };
