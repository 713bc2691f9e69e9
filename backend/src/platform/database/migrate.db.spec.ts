import type { PoolConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { createIndexConcurrently } from './create-index.js';
import { migrate } from './migrate.js';
import { poolOptions } from './pool-options.js';
import { waitForPostgres } from './wait-for-postgres.js';

class Long1795999999999 implements MigrationInterface {
  name = 'Long1795999999999';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SELECT pg_sleep(0.5)');
    await runner.query('CREATE TABLE built_slowly (id integer)');
  }
  down(): Promise<void> {
    return Promise.resolve();
  }
}

class Index1795999999999 implements MigrationInterface {
  name = 'Index1795999999999';
  readonly transaction = false;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE IF NOT EXISTS indexed (id integer)');
    await createIndexConcurrently(runner, 'indexed_idx', 'ON indexed (id)');
  }
  down(): Promise<void> {
    return Promise.resolve();
  }
}

describe('Migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('may take longer than a request, without a superuser as well', async () => {
    const dataSource = await connect(Long1795999999999, { statement_timeout: 100, query_timeout: 200 });
    await expect(dataSource.query('SELECT pg_sleep(0.5)')).rejects.toThrow();
    await migrate(dataSource, null);
    await dataSource.destroy();
    expect(await database.query('SELECT FROM built_slowly')).toEqual([]);
  });

  it('build an index while a second process waits for its turn, and older statements still run', async () => {
    const processes = [await connect(Index1795999999999), await connect(Index1795999999999)];
    // Longer than a migration waits for the lock of a table.
    const older = database.query('SELECT pg_sleep(4)');
    await Promise.all(processes.map((dataSource) => migrate(dataSource, null)));
    await Promise.all(processes.map((dataSource) => dataSource.destroy()));
    await older;
    const [index] = await database.query(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'indexed_idx'::regclass`);
    expect(index).toEqual({ indisvalid: true });
  }, 30_000);

  const connect = (migration: new () => MigrationInterface, limits: PoolConfig = {}) =>
    new DataSource({
      type: 'postgres',
      url: database.url,
      migrations: [migration],
      migrationsTableName: 'migrations',
      installExtensions: false,
      extra: { ...poolOptions(3), ...limits },
    }).initialize();
});

describe('Waiting for PostgreSQL', () => {
  it('retries while nothing responds, and gives up in the end', async () => {
    const told: unknown[] = [];
    await expect(
      waitForPostgres('postgres://a:b@127.0.0.1:1/none', (error) => told.push(error), 900),
    ).rejects.toThrow();
    expect(told.length).toBeGreaterThan(0);
  });

  it('fails at once for errors that waiting does not fix', async () => {
    const database = await createTestDatabase();
    const told: unknown[] = [];
    const wrong = new URL(database.url);
    wrong.password = 'wrong';
    await waitForPostgres(database.url, (error) => told.push(error));
    await expect(waitForPostgres(wrong.href, (error) => told.push(error))).rejects.toMatchObject({ code: '28P01' });
    await database.drop();
    expect(told).toEqual([]);
  });
});
