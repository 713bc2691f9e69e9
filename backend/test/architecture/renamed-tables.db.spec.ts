import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataSource } from 'typeorm';
import { NameTablesAfterSubjects1795000063000 } from '../../src/migrations/1795000063000-name-tables-after-subjects.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const NAMES = `
  SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT tgname FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT table_name || '.' || column_name FROM information_schema.columns WHERE table_schema = 'public'
  ORDER BY 1`;
const RENAMED =
  /hidden_people|taken_dates|figure|refused_addresses|(?:^|_)places?(?:_|\.|$)|arrangement|(?:^|[^_])exits(?:_|\.|$)/;

describe('Renamed tables', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });
  const names = async () => (await database.query<{ name: string }>(NAMES)).map(({ name }) => name);

  it('leave no old name, and have the old ones again when the release is rolled back', async () => {
    const migration = new NameTablesAfterSubjects1795000063000();
    const runner = dataSource.createQueryRunner();
    const after = await names();
    expect(after.filter((name) => RENAMED.test(name))).toEqual([]);
    await migration.down(runner);
    const before = await names();
    expect(before).toEqual(expect.arrayContaining(['hidden_people_pkey', 'places', 'arrangement_versions_are_final']));
    expect(before.filter((name) => RENAMED.test(name)).length).toBeGreaterThan(80);
    await migration.up(runner);
    await runner.release();
    expect(await names()).toEqual(after);
  });
});
