import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import type { SearchFilters } from './filters.js';
import { AU_PAIRS, FAMILIES } from './search-kinds.js';
import type { SearchKind } from './search-kind.js';
import { AU_PAIR_TABLE, FAMILY_TABLE } from '../search-index/search-table.js';
import { walkSql } from './walk-sql.js';

let database: TestDatabase;

/** Enough rows that no planner would rather read the whole table. */
beforeAll(async () => {
  database = await createTestDatabase();
  for (const { name, columns } of [AU_PAIR_TABLE, FAMILY_TABLE]) {
    const values = Object.values(columns).map((type) => (type === 'smallint[]' ? `'{1,2}'` : `(n % 1000)::${type}`));
    await database.query(`ALTER TABLE ${name} DROP CONSTRAINT ${name}_user_id_fkey`);
    await database.query(
      `INSERT INTO ${name} SELECT gen_random_uuid(), n % 7, ${values.join(', ')} FROM generate_series(1, 20000) n`,
    );
    await database.query(`VACUUM ANALYZE ${name}`);
  }
});
afterAll(() => database.drop());

const statementsOf = <Filters extends SearchFilters>(
  kind: Pick<SearchKind<Filters, never, never>, 'table' | 'tests'>,
) =>
  (['newest', 'soonest'] as const).flatMap((order) =>
    Object.entries(walkSql(kind, order)).map(
      ([name, text]) =>
        [`${name} of ${kind.table.name} by ${order}`, text, kind.table.name, name === 'countedCards' ? 4 : 2] as const,
    ),
  );

describe('A walk costs the same however many people there are', () => {
  it.each([...statementsOf(AU_PAIRS), ...statementsOf(FAMILIES)])(
    'the %s reads its covering index in order, and everything else by key',
    async (name, text, table, walks) => {
      const plan = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN, COSTS OFF) ${text}`);
      const lines = plan.map((row) => row['QUERY PLAN'].trim());
      const scans = lines.filter((line) => line.includes(` on ${table} `));
      expect(scans).toHaveLength(walks);
      for (const scan of scans) expect(scan).toContain(`Index Only Scan using ${table}_`);
      expect(scans[0]).toContain(name.endsWith('newest') ? '_newest_idx' : '_soonest_idx');
      expect(lines.filter((line) => /Seq Scan/.test(line))).toEqual([]);
      // Sorting is for the few rows that the lists have given, never inside one of them.
      const firstList = lines.findIndex((line) => line.includes('Function Scan on list'));
      expect(firstList).toBeGreaterThan(0);
      expect(lines.slice(firstList).filter((line) => /Sort|Hash|Materialize|WindowAgg/.test(line))).toEqual([]);
    },
  );
});
