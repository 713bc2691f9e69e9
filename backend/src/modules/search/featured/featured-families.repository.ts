import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { hiddenFromSql } from '../../profiles/index.js';
import type { FamilyRow } from '../search-index/search-rows.js';
import type { FeaturedPlace } from './featured-location.js';

/** What an admin sees of a family whom a place features or might. */
export interface FeaturedFamilyRow {
  id: string;
  familyName: string;
  location: string;
  photo: string | null;
  active: boolean;
  withheldFor: string[];
  /** Search shows them in the place. */
  listed: boolean;
}

/** Which families admins put first in a place. */
@Injectable()
export class FeaturedFamiliesRepository {
  constructor(
    private readonly sql: PreparedSqlService,
    private readonly dataSource: DataSource,
  ) {}

  /** In their order, `limit` at most; only those who can be found, and no one who is hidden from the viewer. */
  shown({ term, position }: FeaturedPlace, limit: number, viewerId: string | null): Promise<FamilyRow[]> {
    // The few featured families of all places are looked up in the place's term list, which has no one who is paused.
    return this.sql.rows<FamilyRow>(
      `shown-families-by-${position}`,
      `SELECT listed.*
       FROM family_profiles AS family
       JOIN family_search_terms AS listed ON listed.user_id = family.id AND listed.term = $1
       WHERE family.${position} IS NOT NULL AND family.id NOT IN (${hiddenFromSql('$3::uuid')})
       ORDER BY family.${position}, listed.created DESC, family.id LIMIT $2`,
      [term, limit, viewerId],
    );
  }

  /** Ids of all who are featured in any place of the same kind, found in search or not, in their order. */
  async everywhere({ position }: FeaturedPlace, manager: EntityManager = this.dataSource.manager): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM family_profiles WHERE ${position} IS NOT NULL ORDER BY ${position}, created_at DESC, id`,
    );
    return rows.map(({ id }) => id);
  }

  /** Whoever changes a place's choice waits here for others who do. */
  async lock({ slug }: FeaturedPlace, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('featured-families:' || $1, 0))`, [slug]);
  }

  /** Features `ids` in this order and no one else of `touched`, who has all of `ids`. */
  async set(
    { position }: FeaturedPlace,
    ids: readonly string[],
    touched: readonly string[],
    manager: EntityManager,
  ): Promise<void> {
    const asFlag = position === 'featured_position' ? ', featured = chosen.position IS NOT NULL' : '';
    await manager.query(
      `UPDATE family_profiles AS family SET ${position} = chosen.position ${asFlag}
       FROM unnest($2::uuid[]) AS one (id)
       LEFT JOIN unnest($1::uuid[]) WITH ORDINALITY AS chosen (id, position) ON chosen.id = one.id
       WHERE family.id = one.id`,
      [ids, touched],
    );
  }

  /** What is known of `ids`, in any order. */
  of({ term }: FeaturedPlace, ids: readonly string[]): Promise<FeaturedFamilyRow[]> {
    return this.dataSource.query(`${FAMILY} WHERE family.id = ANY($2::uuid[])`, [term, ids]);
  }

  /** The newest families whom search shows in the place; `name` is part of a family's name or location. */
  candidates({ term }: FeaturedPlace, name: string, limit: number): Promise<FeaturedFamilyRow[]> {
    return this.dataSource.query(
      `${FAMILY} WHERE listed.user_id IS NOT NULL AND ($2 = '' OR strpos(lower(family.family_name || ' ' || family.location), lower($2)) > 0)
       ORDER BY listed.created DESC, family.id LIMIT $3`,
      [term, name, limit],
    );
  }
}

const FAMILY = `
  SELECT family.id, family.family_name AS "familyName", family.location, family.photos[1] AS photo, family.active,
         person.withheld_for AS "withheldFor", listed.user_id IS NOT NULL AS listed
  FROM family_profiles AS family
  JOIN profiles AS person ON person.id = family.id
  LEFT JOIN family_search_terms AS listed ON listed.user_id = family.id AND listed.term = $1`;
