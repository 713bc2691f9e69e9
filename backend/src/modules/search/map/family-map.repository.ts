import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { LOCALITY_FROM, localityIdOf, type Term } from '../search-index/terms.js';

/** Which suburbs or towns families live in. A family is in the list of one of them at most. */
@Injectable()
export class FamilyMapRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** Ids of localities by family. */
  async localitiesOf(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.sql.rows<{ id: string; term: Term }>(
      'family-map-localities',
      `SELECT user_id AS id, term FROM family_search_terms WHERE user_id = ANY($1::uuid[]) AND term >= $2::integer`,
      [ids, LOCALITY_FROM],
    );
    return new Map(rows.map(({ id, term }) => [id, localityIdOf(term)]));
  }
}
