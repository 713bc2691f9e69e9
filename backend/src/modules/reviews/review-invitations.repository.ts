import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { EXTENSION_DAYS } from '../agreements/index.js';
import { areHiddenSql } from '../profiles/index.js';
import { DAYS_UNTIL_ASKING_AFTER_EARLY_END, DAYS_UNTIL_OPENING, DAYS_UNTIL_REMINDER } from './review-rules.js';
import { ReviewInvitation } from './review-invitation.entity.js';

/** A person who has not reviewed a placement that is over. */
export interface MissingReview {
  /** Paging order: the placement, then the person. */
  id: string;
  agreementId: string;
  personId: string;
  otherId: string;
  endedEarly: boolean;
}

/**
 * Pairs of members of placements that are over and have unpublished reviews, unless the person has written theirs, the
 * two are hidden from each other, or another placement of the two follows. After an early end there are days without a question: someone may have fled.
 */
const MISSING_REVIEWS = `
  SELECT a.id || ':' || side.person_id AS id, a.id AS "agreementId", side.person_id AS "personId", side.other_id AS "otherId",
    a.state = 'ended_early' AS "endedEarly"
  FROM placement_dates a
  CROSS JOIN LATERAL (VALUES (a.family_id, a.au_pair_id), (a.au_pair_id, a.family_id)) AS side (person_id, other_id)
  LEFT JOIN review_invitations i ON i.agreement_id = a.id AND i.person_id = side.person_id
  WHERE a.state IN ('completed', 'ended_early')
    AND coalesce(a.ended_on, a.ends_on) <= ($1::timestamptz AT TIME ZONE 'UTC')::date
      - CASE a.state WHEN 'ended_early' THEN ${DAYS_UNTIL_ASKING_AFTER_EARLY_END} ELSE 0 END
    AND coalesce(a.ended_on, a.ends_on) > ($1::timestamptz AT TIME ZONE 'UTC')::date - ${DAYS_UNTIL_OPENING}
    AND (SELECT count(*) FROM profile_summaries s WHERE s.id IN (a.family_id, a.au_pair_id)) = 2
    AND NOT ${areHiddenSql('side.person_id', 'side.other_id')}
    AND NOT EXISTS (
      SELECT FROM placement_dates next
      WHERE next.family_id = a.family_id AND next.au_pair_id = a.au_pair_id AND next.id <> a.id
        AND next.state IN ('confirmed', 'active') AND next.starts_on >= a.starts_on
        AND next.starts_on <= coalesce(a.ended_on, a.ends_on) + ${EXTENSION_DAYS})
    AND NOT EXISTS (SELECT FROM reviews r WHERE r.agreement_id = a.id AND r.author_id = side.person_id)`;

const PAGE = `AND a.id || ':' || side.person_id > $2 ORDER BY 1 LIMIT $3`;

@Injectable()
export class ReviewInvitationsRepository {
  constructor(@InjectRepository(ReviewInvitation) private readonly invitations: Repository<ReviewInvitation>) {}

  async unasked(now: Date, after: string, limit: number): Promise<MissingReview[]> {
    return this.invitations.query<MissingReview[]>(`${MISSING_REVIEWS} AND i.agreement_id IS NULL ${PAGE}`, [
      now,
      after,
      limit,
    ]);
  }

  /** Invited a while ago, without a reminder. */
  async unreminded(now: Date, after: string, limit: number): Promise<MissingReview[]> {
    return this.invitations.query<MissingReview[]>(
      `${MISSING_REVIEWS} AND i.reminded_at IS NULL AND i.asked_at IS NOT NULL
         AND coalesce(a.ended_on, a.ends_on) <= ($1::timestamptz AT TIME ZONE 'UTC')::date - ${DAYS_UNTIL_REMINDER}
         AND i.asked_at < $1::timestamptz - interval '1 day' ${PAGE}`,
      [now, after, limit],
    );
  }

  /** False if they were already invited, perhaps by another process. */
  async noteAsked(
    { agreementId, personId }: Pick<MissingReview, 'agreementId' | 'personId'>,
    at: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const rows = await manager.query<object[]>(
      `INSERT INTO review_invitations (agreement_id, person_id, asked_at) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING agreement_id`,
      [agreementId, personId, at],
    );
    return rows.length > 0;
  }

  /** False if they were already reminded. */
  async noteReminded(
    { agreementId, personId }: Pick<MissingReview, 'agreementId' | 'personId'>,
    at: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const [rows] = await manager.query<[object[], number]>(
      `UPDATE review_invitations SET reminded_at = $3
       WHERE agreement_id = $1 AND person_id = $2 AND reminded_at IS NULL RETURNING agreement_id`,
      [agreementId, personId, at],
    );
    return rows.length > 0;
  }
}
