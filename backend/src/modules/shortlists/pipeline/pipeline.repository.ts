import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { CursorPosition } from '../../../platform/http/index.js';
import { agreementsOfSql, type AgreementState } from '../../agreements/index.js';
import { interviewsOfSql, type InterviewState } from '../../interviews/index.js';
import { conversationsOfSql } from '../../messaging/index.js';
import { areHiddenSql } from '../../profiles/index.js';
import { shortlistOfSql } from '../../search/index.js';
import { STAGES, type PipelineColumn, type Stage } from './stages.js';

/** Sorts before every entry in "latest". */
const LATEST = { at: new Date('9999-12-31T23:59:59Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

interface PipelineRow {
  otherId: string;
  stage: Stage;
  at: Date;
  conversationId: string | null;
  isUnread: boolean;
  interviewState: InterviewState | null;
  interviewStartsAt: Date | null;
  agreementId: string | null;
  agreementState: AgreementState | null;
  agreementEndedOn: string | null;
}

const rankOf = (stage: Stage) => STAGES.indexOf(stage);

/** Everything between a member and others, each by its own index; per person the furthest stage counts. */
const columnSql = (userType: 'family' | 'aupair') => `
  WITH steps AS (
    SELECT other_id, ${rankOf('saved')} AS rank, at, NULL::uuid AS conversation_id, false AS is_unread,
      NULL AS state, NULL::timestamptz AS starts_at, NULL::uuid AS agreement_id, NULL::date AS ended_on
    FROM (${shortlistOfSql(userType, '$1')}) AS saved
    UNION ALL
    SELECT other_id, ${rankOf('conversation')}, at, conversation_id, is_unread, NULL, NULL, NULL, NULL
    FROM (${conversationsOfSql('$1')}) AS talk
    UNION ALL
    SELECT other_id, ${rankOf('interview')}, at, conversation_id, false, state, starts_at, NULL, NULL
    FROM (${interviewsOfSql('$1')}) AS interview
    UNION ALL
    SELECT other_id, CASE WHEN is_signed THEN ${rankOf('signed')} ELSE ${rankOf('agreement')} END, at, conversation_id,
      false, state, NULL, id, ended_on
    FROM (${agreementsOfSql('$1')}) AS agreement
  ), furthest AS (
    SELECT DISTINCT ON (other_id) other_id, rank, date_trunc('milliseconds', at) AS at, conversation_id, is_unread, state,
      starts_at, agreement_id, ended_on
    FROM steps ORDER BY other_id, rank DESC, steps.at DESC
  )
  SELECT one.other_id AS "otherId", ('{${STAGES.join()}}'::text[])[one.rank + 1] AS stage, one.at,
    one.conversation_id AS "conversationId", one.is_unread AS "isUnread",
    CASE WHEN one.rank = ${rankOf('interview')} THEN one.state END AS "interviewState",
    one.starts_at AS "interviewStartsAt", one.agreement_id AS "agreementId",
    CASE WHEN one.agreement_id IS NOT NULL THEN one.state END AS "agreementState",
    to_char(one.ended_on, 'YYYY-MM-DD') AS "agreementEndedOn"
  FROM furthest AS one
  LEFT JOIN person_notes AS note ON note.writer_id = $1 AND note.about_id = one.other_id
  WHERE CASE WHEN $2::integer IS NULL THEN note.set_aside_at IS NOT NULL
             ELSE one.rank = $2::integer AND note.set_aside_at IS NULL END
    AND (one.at, one.other_id) < ($3::timestamptz, $4::uuid)
    AND NOT ${areHiddenSql('$1', 'one.other_id')}
    AND EXISTS (SELECT FROM profile_summaries AS person WHERE person.id = one.other_id)
  ORDER BY one.at DESC, one.other_id DESC LIMIT $5`;

const COLUMN = { family: columnSql('family'), aupair: columnSql('aupair') };

/** People by stage, derived from existing data: no stage is stored. */
@Injectable()
export class PipelineRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** For people who are set aside, the stage is included. */
  page(
    userId: string,
    userType: 'family' | 'aupair',
    column: PipelineColumn,
    after: CursorPosition | null,
    limit: number,
  ): Promise<PipelineRow[]> {
    const { at, id } = after ?? LATEST;
    const rank = column === 'set_aside' ? null : rankOf(column);
    return this.sql.rows<PipelineRow>(`pipeline:${userType}`, COLUMN[userType], [userId, rank, at, id, limit]);
  }
}
