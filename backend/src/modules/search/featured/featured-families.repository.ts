import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { hiddenFromSql } from '../../profiles/index.js';
import type { FamilyRow } from '../search-index/search-rows.js';
import type { FeaturedLocation } from './featured-location.js';

/** A featured or possible family, for admins. */
export interface FeaturedFamilyRow {
  id: string;
  familyName: string;
  location: string;
  photo: string | null;
  active: boolean;
  withheldFor: string[];
  /** Search shows them in the location. */
  listed: boolean;
}

/** The featured families of a location. */
@Injectable()
export class FeaturedFamiliesRepository {
  constructor(
    private readonly sql: PreparedSqlService,
    private readonly dataSource: DataSource,
  ) {}

  /** In order, `limit` at most; only those who can be found and are not hidden from the viewer. */
  shown({ term, position }: FeaturedLocation, limit: number, viewerId: string | null): Promise<FamilyRow[]> {
    // Looks the few featured families up in the location's term list, which contains no paused ones.
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

  /** Ids of all featured families in locations of the same kind, visible or not, in order. */
  async everywhere(
    { position }: FeaturedLocation,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM family_profiles WHERE ${position} IS NOT NULL ORDER BY ${position}, created_at DESC, id`,
    );
    return rows.map(({ id }) => id);
  }

  /** Serialises changes of a location's choice. */
  async lock({ slug }: FeaturedLocation, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('featured-families:' || $1, 0))`, [slug]);
  }

  /** Features `ids` in this order and no one else of `touched`, which includes `ids`. */
  async set(
    { position }: FeaturedLocation,
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

  /** Facts about `ids`, in any order. */
  of({ term }: FeaturedLocation, ids: readonly string[]): Promise<FeaturedFamilyRow[]> {
    return this.dataSource.query(`${FAMILY} WHERE family.id = ANY($2::uuid[])`, [term, ids]);
  }

  /** The newest families that search shows in the location; `name` is part of a family's name or location. */
  candidates({ term }: FeaturedLocation, name: string, limit: number): Promise<FeaturedFamilyRow[]> {
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
