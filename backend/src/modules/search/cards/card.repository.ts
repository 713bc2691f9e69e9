import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { REPUTATION_COLUMNS } from '../../profiles/index.js';
import type { AuPairCardRow } from './au-pair-card.dto.js';
import type { FamilyCardRow } from './family-card.dto.js';

/** As much of a long text as a card can show of its first sentence. */
const BEGINNING = 400;

/** What cards read, for all the people of a page at once. */
@Injectable()
export class CardRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** Those of `ids` who can still be found, in any order. */
  auPairs(ids: readonly string[]): Promise<AuPairCardRow[]> {
    return this.sql.rows<AuPairCardRow>(
      'au-pair-cards',
      `SELECT one.id, one.first_name, one.last_name, one.age, one.nationality, one.home_town,
              coalesce(one.tagline, left(one.about_me, ${BEGINNING})) AS line,
              left(one.education, ${BEGINNING}) AS education, one.photos[1] AS photo, one.preferred_duration,
              one.preferred_location, one.languages, one.has_police_check, one.has_work_with_children_check,
              one.has_driving_license, one.has_infant_experience,
              extract(epoch FROM person.last_login_date)::integer AS last_login,
              ${REPUTATION_COLUMNS}
       FROM au_pair_profiles AS one JOIN profiles AS person ON person.id = one.id
       LEFT JOIN profile_reputations AS known ON known.user_id = one.id
       WHERE one.id = ANY($1::uuid[]) AND one.active`,
      [ids],
    );
  }

  /** Those of `ids` who can still be found, in any order. */
  families(ids: readonly string[]): Promise<FamilyCardRow[]> {
    return this.sql.rows<FamilyCardRow>(
      'family-cards',
      `SELECT one.id, person.region, one.family_name, one.location, one.number_of_children, one.children_ages,
              one.hours_per_week, one.duration, left(one.accommodation_details, ${BEGINNING}) AS accommodation,
              coalesce(one.tagline, left(one.about_us, ${BEGINNING})) AS line,
              left(one.about_us, ${BEGINNING}) AS about, one.photos[1] AS photo,
              ${REPUTATION_COLUMNS}
       FROM family_profiles AS one JOIN profiles AS person ON person.id = one.id
       LEFT JOIN profile_reputations AS known ON known.user_id = one.id
       WHERE one.id = ANY($1::uuid[]) AND one.active`,
      [ids],
    );
  }

  /** Which of `ids` a person has saved. */
  async savedOf(userId: string, ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.sql.rows<{ saved_id: string }>(
      'saved-of',
      'SELECT saved_id FROM shortlist_entries WHERE user_id = $1 AND saved_id = ANY($2::uuid[])',
      [userId, ids],
    );
    return new Set(rows.map((row) => row.saved_id));
  }
}
