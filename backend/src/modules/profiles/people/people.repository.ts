import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import type { Region } from '../../country/index.js';
import { REPUTATION_COLUMNS, type ReputationRow } from '../reputation/reputation-columns.js';

/** A person with the card data of their role profile. */
export interface PersonRow extends ReputationRow {
  id: string;
  username: string;
  userType: UserType;
  region: Region;
  timeZone: string;
  /** Family name or first name; null before the role profile is saved. */
  name: string | null;
  /** The location in the role profile. */
  placeText: string | null;
  photo: string | null;
  active: boolean | null;
}

const PEOPLE = `
  SELECT p.id, p.username::text AS username, p.user_type AS "userType", p.region, p.time_zone AS "timeZone",
    coalesce(f.family_name, a.first_name) AS name,
    coalesce(f.location, a.home_town, a.nationality) AS "placeText",
    coalesce(f.photos[1], a.photos[1]) AS photo,
    coalesce(f.active, a.active) AS active, ${REPUTATION_COLUMNS}
  FROM profiles p
  LEFT JOIN family_profiles f ON f.id = p.id
  LEFT JOIN au_pair_profiles a ON a.id = p.id
  LEFT JOIN profile_reputations AS known ON known.user_id = p.id
  WHERE p.id = ANY($1::uuid[])`;

@Injectable()
export class PeopleRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  async findMany(ids: readonly string[]): Promise<PersonRow[]> {
    return this.sql.rows<PersonRow>('people-cards', PEOPLE, [ids]);
  }
}
