import { Injectable } from '@nestjs/common';
import { PreparedSql, type EntityManager } from '../../../platform/database/index.js';
import type { City } from '../../country/index.js';
import type { FamilyRow } from '../search/search-rows.js';
import { cityTerm } from '../search/terms.js';

/** Which families administrators put first in their city. */
@Injectable()
export class FeaturedFamilies {
  constructor(private readonly sql: PreparedSql) {}

  /** In their order, `limit` at most; only those who can be found, and none of `hidden`. */
  in(city: City, limit: number, hidden: readonly string[]): Promise<FamilyRow[]> {
    // The few featured families of all cities are looked up in the city's term list, which has nobody who is paused.
    return this.sql.rows<FamilyRow>(
      'featured-families',
      `SELECT listed.*
       FROM family_profiles AS family
       JOIN family_search_terms AS listed ON listed.user_id = family.id AND listed.term = $1
       WHERE family.featured AND family.id <> ALL($3::uuid[])
       ORDER BY family.featured_position, listed.created DESC, family.id LIMIT $2`,
      [cityTerm(city), limit, hidden],
    );
  }

  /** Makes `ids`, in this order, the only featured families of the city; ids of families elsewhere count as nothing. */
  async set(city: City, ids: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE family_profiles AS family
       SET featured = chosen.position IS NOT NULL, featured_position = chosen.position
       FROM family_search_terms AS listed
       LEFT JOIN unnest($2::uuid[]) WITH ORDINALITY AS chosen (id, position) ON chosen.id = listed.user_id
       WHERE listed.term = $1 AND listed.user_id = family.id AND (family.featured OR chosen.id IS NOT NULL)`,
      [cityTerm(city), ids],
    );
  }
}
