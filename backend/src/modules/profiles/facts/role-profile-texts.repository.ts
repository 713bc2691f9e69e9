import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { AuPairTexts } from './au-pair-facts.js';
import type { FamilyTexts } from './family-facts.js';
import type { VisaTexts } from './visa.js';

/** Unavailable days, as days since 1970-01-01. */
const TAKEN = `
  (SELECT coalesce(jsonb_agg(jsonb_build_array(t.starts_on - date '1970-01-01', t.ends_on - date '1970-01-01') ORDER BY t.starts_on), '[]')
   FROM unavailable_dates t WHERE t.user_id = p.id) AS taken`;

const AU_PAIR_TEXTS = `
  SELECT p.user_id AS "userId", person.region, p.nationality, p.age,
         p.languages, p.availability_date AS "availabilityDate", p.preferred_duration AS "preferredDuration",
         p.preferred_location AS "preferredLocation", p.preferred_hours AS "preferredHours",
         p.days_off AS "daysOff", p.ages_cared_for AS "agesCaredFor", p.lives_with_pets AS "livesWithPets", p.swims, p.smokes,
         p.deal_breakers AS "dealBreakers", p.most_hours AS "mostHours", p.least_days_off AS "leastDaysOff",
         p.least_child_age AS "leastChildAge",
         p.has_infant_experience AS "hasInfantExperience", p.has_driving_license AS "hasDrivingLicense",
         p.has_police_check AS "hasPoliceCheck", p.has_work_with_children_check AS "hasWorkWithChildrenCheck",
         EXISTS (SELECT FROM profile_reputations AS known WHERE known.user_id = p.id AND known.children_checked)
           AS "childrenChecked",
         p.visa_status AS "visaStatus", p.is_already_in_country AS "isAlreadyInCountry", p.created_at AS "createdAt",
         p.born_on::text AS "bornOn", p.visa_began_on::text AS "visaBeganOn",
         p.australian_visas AS "australianVisas", p.new_zealand_visas AS "newZealandVisas",
         ${TAKEN}
  FROM au_pair_profiles p JOIN profiles person ON person.id = p.id
  WHERE p.id = ANY($1::uuid[]) AND person.has_completed_profile`;

/**
 * SQL that reads the `VisaTexts` of an au pair as JSON; null while the profile is not complete. `person` is an expression
 * of an id. Read with every page of cards, so nothing else is.
 */
export const visaTextsSql = (person: string): string => `
  (SELECT json_build_object('region', owner.region, 'nationality', p.nationality, 'age', p.age, 'visaStatus', p.visa_status,
            'isAlreadyInCountry', p.is_already_in_country, 'bornOn', p.born_on, 'visaBeganOn', p.visa_began_on,
            'australianVisas', p.australian_visas, 'newZealandVisas', p.new_zealand_visas)
   FROM au_pair_profiles p JOIN profiles owner ON owner.id = p.id
   WHERE p.id = ${person} AND owner.has_completed_profile)`;

const VISA_TEXTS = `SELECT id, ${visaTextsSql('asked.id')} AS texts FROM unnest($1::uuid[]) AS asked (id)`;

const FAMILY_TEXTS = `
  SELECT p.user_id AS "userId", person.region, p.location,
         p.number_of_children AS "numberOfChildren", p.children_ages AS "childrenAges",
         p.hours_per_week AS "hoursPerWeek", p.accommodation_details AS "accommodationDetails",
         p.start_date AS "startDate", p.duration, p.languages_at_home AS "languagesAtHome", p.has_pets AS "hasPets",
         p.own_bathroom AS "ownBathroom", p.car_available AS "carAvailable", p.created_at AS "createdAt",
         p.days_off AS "daysOff", p.needs_driver AS "needsDriver", p.needs_swimmer AS "needsSwimmer",
         p.smokes_at_home AS "smokesAtHome", p.deal_breakers AS "dealBreakers", p.least_hours AS "leastHours",
         p.least_age AS "leastAge", p.most_age AS "mostAge",
         ${TAKEN}
  FROM family_profiles p JOIN profiles person ON person.id = p.id
  WHERE p.id = ANY($1::uuid[]) AND person.has_completed_profile`;

const LISTED = ' AND p.active';

/** The badge requires an approved police certificate, ticked in the profile or not. */
const checkedTexts = (texts: AuPairTexts & { childrenChecked: boolean }): AuPairTexts => ({
  ...texts,
  hasPoliceCheck: true,
  hasWorkWithChildrenCheck: texts.hasWorkWithChildrenCheck || texts.childrenChecked,
});

/** Families only find verified au pairs. Filtering here saves the search from doing so. */
const VERIFIED = ` AND EXISTS (
    SELECT FROM profile_reputations AS known WHERE known.user_id = p.id AND known.verified_at IS NOT NULL
      AND (known.verified_until IS NULL OR known.verified_until > $2))`;

/** Texts of families and au pairs, for search, matching and agreements. */
@Injectable()
export class RoleProfileTextsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sql: PreparedSqlService,
  ) {}

  /** In a fixed order, to avoid deadlocks. */
  async lock(role: 'family' | 'aupair', ids: readonly string[], manager: EntityManager): Promise<void> {
    const table = role === 'family' ? 'family_profiles' : 'au_pair_profiles';
    await manager.query(`SELECT FROM ${table} WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`, [ids]);
  }

  /** Returns the `ids` who can be found: complete, not paused and verified at `now`. */
  async listedAuPairs(ids: readonly string[], now: Date, manager: EntityManager): Promise<AuPairTexts[]> {
    const rows: Parameters<typeof checkedTexts>[0][] = await manager.query(AU_PAIR_TEXTS + VERIFIED + LISTED, [
      ids,
      now,
    ]);
    return rows.map(checkedTexts);
  }

  /** The same for families, without verification. */
  listedFamilies(ids: readonly string[], manager: EntityManager): Promise<FamilyTexts[]> {
    return manager.query(FAMILY_TEXTS + LISTED, [ids]);
  }

  /** Reads the texts of a profile, paused or not; null while it is not complete. */
  async completedAuPair(id: string): Promise<AuPairTexts | null> {
    return (await this.completedAuPairs([id]))[0] ?? null;
  }

  async completedAuPairs(ids: readonly string[]): Promise<AuPairTexts[]> {
    return this.dataSource.query(AU_PAIR_TEXTS, [ids]);
  }

  /** Without texts while a profile is not complete. */
  visaTexts(ids: readonly string[]): Promise<{ id: string; texts: VisaTexts | null }[]> {
    return this.sql.rows('au-pair-visas', VISA_TEXTS, [ids]);
  }

  async completedFamily(id: string): Promise<FamilyTexts | null> {
    return (await this.completedFamilies([id]))[0] ?? null;
  }

  async completedFamilies(ids: readonly string[]): Promise<FamilyTexts[]> {
    return this.dataSource.query(FAMILY_TEXTS, [ids]);
  }

  /** Ids of role profiles after `id` in their order, found in search or not. */
  async auPairIdsAfter(id: string, limit: number): Promise<string[]> {
    return this.idsAfter('au_pair_profiles', id, limit);
  }

  async familyIdsAfter(id: string, limit: number): Promise<string[]> {
    return this.idsAfter('family_profiles', id, limit);
  }

  private async idsAfter(table: string, id: string, limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM ${table} WHERE id > $1 ORDER BY id LIMIT $2`,
      [id, limit],
    );
    return rows.map((row) => row.id);
  }
}
