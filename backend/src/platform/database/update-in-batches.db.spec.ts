import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { updateInBatches } from './update-in-batches.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('changes every row that is meant, once and some at a time', async () => {
  await database.query(
    'CREATE TABLE numbers (n integer, part integer, changed integer DEFAULT 0, PRIMARY KEY (n, part))',
  );
  await database.query('INSERT INTO numbers SELECT n, part FROM generate_series(1, 10) n, generate_series(1, 2) part');
  const runner = { query: database.query.bind(database) } as Parameters<typeof updateInBatches>[0];
  const statement = 'UPDATE "numbers" SET changed = changed + 1 WHERE n <> 4';
  await updateInBatches(runner, { table: 'numbers', key: 'n' }, statement, 5);
  const [found] = await database.query<object>(
    `SELECT array_agg(DISTINCT n) FILTER (WHERE changed = 0) AS left, max(changed) AS most,
       count(DISTINCT xmin::text)::integer > 2 AS "isInBatches" FROM numbers`,
  );
  expect(found).toEqual({ left: [4], most: 1, isInBatches: true });
});
