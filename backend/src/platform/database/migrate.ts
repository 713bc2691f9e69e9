import type { DataSource } from 'typeorm';

/** One number for the whole product, so that two processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_214_090_311;

/** Brings the schema to what this release expects; safe to call from several processes at once. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  await lock.connect();
  try {
    await lock.query('SET statement_timeout = 0');
    await lock.query('SET lock_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.query('RESET statement_timeout');
    await lock.query('RESET lock_timeout');
    await lock.release();
  }
}

/**
 * SQL statements that would still be needed to make the schema match the entities: none when the migrations are
 * complete.
 */
export async function schemaDrift(dataSource: DataSource): Promise<string[]> {
  const log = await dataSource.driver.createSchemaBuilder().log();
  return log.upQueries.map(({ query }) => query);
}
