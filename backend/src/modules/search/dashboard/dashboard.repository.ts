import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { stillLookingAskedAtSql } from '../../profiles/index.js';
import type { CheckStatus } from '../../verification/index.js';
import { shortlistCountSql } from '../shortlist/shortlist.repository.js';
import type { SearchTable } from '../search-index/search-table.js';

/** A member's progress towards a conversation. */
export interface MemberProgress {
  shortlistCount: number;
  checks: CheckStatus[];
  /** When they were asked whether they are still looking, until they answer. */
  askedAt: Date | null;
}

@Injectable()
export class DashboardRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** `table` is that of the people whom this member saves. */
  async progressOf(userId: string, table: SearchTable): Promise<MemberProgress> {
    const [row] = await this.sql.rows<{ shortlistCount: number; checks: StoredCheck[]; askedAt: Date | null }>(
      `${table.name}:dashboard`,
      `SELECT ${shortlistCountSql(table, '$1::uuid')} AS "shortlistCount",
         (SELECT coalesce(json_agg(json_build_object('kind', kind, 'state', state, 'approvedAt', approved_at,
            'validUntil', valid_until, 'appliedOnly', applied_only)), '[]') FROM check_standings WHERE user_id = $1) AS checks,
         ${stillLookingAskedAtSql('$1')} AS "askedAt"`,
      [userId],
    );
    const { shortlistCount = 0, checks = [], askedAt = null } = row ?? {};
    return {
      ...{ shortlistCount, askedAt },
      checks: checks.map((check) => ({
        ...check,
        approvedAt: check.approvedAt === null ? null : new Date(check.approvedAt),
      })),
    };
  }
}

type StoredCheck = Omit<CheckStatus, 'approvedAt'> & { approvedAt: string | null };
