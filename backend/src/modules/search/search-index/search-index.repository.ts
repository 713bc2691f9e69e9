import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuPairRow, FamilyRow } from './search-rows.js';
import { AU_PAIR_TABLE, FAMILY_TABLE, type SearchTable } from './search-table.js';
import type { Term } from './terms.js';

/** A person's facts with their search lists. */
type Listed<Row> = Row & { terms: Term[] };

/** Writes the search index from profile texts. */
@Injectable()
export class SearchIndexRepository {
  /** Replaces the rows of `ids` by `people`: everyone else of `ids` is removed. */
  async replaceAuPairs(ids: readonly string[], people: Listed<AuPairRow>[], manager: EntityManager): Promise<void> {
    await manager.query(REPLACE_AU_PAIRS, [JSON.stringify(people), ids]);
  }

  async replaceFamilies(ids: readonly string[], people: Listed<FamilyRow>[], manager: EntityManager): Promise<void> {
    await manager.query(REPLACE_FAMILIES, [JSON.stringify(people), ids]);
  }
}

const REPLACE_AU_PAIRS = replaceSql(AU_PAIR_TABLE);
const REPLACE_FAMILIES = replaceSql(FAMILY_TABLE);

/** One statement for any number of people; unchanged rows are not touched. */
function replaceSql({ name, columns }: SearchTable): string {
  const names = Object.keys(columns);
  const typed = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  const of = (alias: string) => names.map((column) => `${alias}.${column}`).join(', ');
  return `
    WITH wanted AS (
      SELECT person.user_id, list.term, ${of('person')}
      FROM jsonb_to_recordset($1::jsonb) AS person (user_id uuid, terms integer[], ${typed.join(', ')})
      CROSS JOIN LATERAL unnest(person.terms) AS list (term)
    ), gone AS (
      DELETE FROM ${name} AS old WHERE old.user_id = ANY($2::uuid[])
        AND NOT EXISTS (SELECT FROM wanted WHERE wanted.user_id = old.user_id AND wanted.term = old.term)
    )
    INSERT INTO ${name} AS old (user_id, term, ${names.join(', ')})
    SELECT user_id, term, ${names.join(', ')} FROM wanted
    ON CONFLICT (user_id, term) DO UPDATE SET (${names.join(', ')}) = (${of('EXCLUDED')})
    WHERE (${of('old')}) IS DISTINCT FROM (${of('EXCLUDED')})`;
}
