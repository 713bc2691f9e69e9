import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { Region } from '../../country/index.js';

/** An au pair's data for a card. */
export interface AuPairCardRow {
  id: string;
  first_name: string;
  last_name: string;
  age: number;
  nationality: string;
  home_town: string | null;
  /** The tagline, otherwise the beginning of their text. */
  line: string;
  education: string;
  photo: string | null;
  preferred_duration: string;
  preferred_location: string | null;
  languages: string;
  has_police_check: boolean;
  has_work_with_children_check: boolean;
  has_driving_license: boolean;
  has_infant_experience: boolean;
}

/** A family's data for a card. */
export interface FamilyCardRow {
  id: string;
  region: Region;
  family_name: string;
  location: string;
  number_of_children: number;
  children_ages: string;
  hours_per_week: number;
  duration: string;
  accommodation: string;
  /** The tagline, otherwise the beginning of their text. */
  line: string;
  /** The beginning of their text, which may contain children's names that the tagline also contains. */
  about: string;
  photo: string | null;
}

/** The part of a long text that contains its first sentence. */
const BEGINNING = 400;

/** Card data, for any number of people at once. */
@Injectable()
export class CardRowsRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** Reads the `ids` who can still be found, in any order. */
  auPairs(ids: readonly string[]): Promise<AuPairCardRow[]> {
    return this.sql.rows<AuPairCardRow>(
      'au-pair-cards',
      `SELECT one.id, one.first_name, one.last_name, one.age, one.nationality, one.home_town,
              coalesce(one.tagline, left(one.about_me, ${BEGINNING})) AS line,
              left(one.education, ${BEGINNING}) AS education, one.photos[1] AS photo, one.preferred_duration,
              one.preferred_location, one.languages, one.has_police_check, one.has_work_with_children_check,
              one.has_driving_license, one.has_infant_experience
       FROM au_pair_profiles AS one
       WHERE one.id = ANY($1::uuid[]) AND one.active`,
      [ids],
    );
  }

  /** Reads the `ids` who can still be found, in any order. */
  families(ids: readonly string[]): Promise<FamilyCardRow[]> {
    return this.sql.rows<FamilyCardRow>(
      'family-cards',
      `SELECT one.id, person.region, one.family_name, one.location, one.number_of_children, one.children_ages,
              one.hours_per_week, one.duration, left(one.accommodation_details, ${BEGINNING}) AS accommodation,
              coalesce(one.tagline, left(one.about_us, ${BEGINNING})) AS line,
              left(one.about_us, ${BEGINNING}) AS about, one.photos[1] AS photo
       FROM family_profiles AS one JOIN profiles AS person ON person.id = one.id
       WHERE one.id = ANY($1::uuid[]) AND one.active`,
      [ids],
    );
  }
}
