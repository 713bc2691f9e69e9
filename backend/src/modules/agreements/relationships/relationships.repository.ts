import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { AgreementState } from '../agreement-states.js';

/** An agreement that someone drafted, proposed or signed. */
export interface RelationshipAgreement {
  id: string;
  state: AgreementState;
  /** The other person. */
  partnerId: string;
  /** ISO dates; null while nothing is signed. */
  startsOn: string | null;
  endsOn: string | null;
  /** The last day if it was brought forward; it may be ahead. */
  endedOn: string | null;
  createdAt: Date;
}

@Injectable()
export class RelationshipsRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** Newest first. */
  async agreementsOf(userId: string, limit: number): Promise<RelationshipAgreement[]> {
    return this.sql.rows<RelationshipAgreement>(
      'relationships:agreements',
      `SELECT id, state, CASE WHEN family_id = $1 THEN au_pair_id ELSE family_id END AS "partnerId",
         starts_on::text AS "startsOn", ends_on::text AS "endsOn",
         ended_on::text AS "endedOn", created_at AS "createdAt"
       FROM agreements WHERE family_id = $1 OR au_pair_id = $1 ORDER BY created_at DESC, id LIMIT $2`,
      [userId, limit],
    );
  }
}
