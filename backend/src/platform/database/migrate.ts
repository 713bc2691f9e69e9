import { DataSource } from 'typeorm';
import { openAppendOnlyTables, sealAppendOnlyTables } from './append-only.js';

/** One number for the whole product, so that two processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_214_090_311;

/** What a process finds after bringing the schema up to date. */
export interface MigratedSchema {
  /** Append-only tables that the application's role could still change, because no superuser has sealed them. */
  openTables: string[];
}

/**
 * Brings the schema to what this release expects; safe to call from several processes at once.
 * @param adminUrl a superuser's way into the same database: with it, append-only tables are sealed
 */
export async function migrate(dataSource: DataSource, adminUrl: string | null): Promise<MigratedSchema> {
  const lock = dataSource.createQueryRunner();
  await lock.connect();
  try {
    await lock.query('SET statement_timeout = 0');
    await lock.query('SET lock_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const application = await currentRole(dataSource);
    if (await dataSource.showMigrations()) await runMigrations(dataSource, adminUrl, application);
    const openTables = await openAppendOnlyTables(dataSource);
    if (!adminUrl || !openTables.length) return { openTables };
    await sealAppendOnlyTables(adminUrl, application);
    return { openTables: await openAppendOnlyTables(dataSource) };
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.query('RESET statement_timeout');
    await lock.query('RESET lock_timeout');
    await lock.release();
  }
}

async function currentRole(dataSource: DataSource): Promise<string> {
  const [row] = await dataSource.query<{ role: string }[]>('SELECT current_user AS role');
  return row?.role ?? '';
}

/**
 * A superuser acts as the application here, so that new tables belong to that. A migration that changes a sealed table
 * says `SET ROLE NONE` before it and `SET ROLE` back after it; without a superuser PostgreSQL refuses it.
 */
async function runMigrations(dataSource: DataSource, adminUrl: string | null, application: string): Promise<void> {
  if (!adminUrl) return void (await dataSource.runMigrations());
  const admin = new DataSource({
    ...dataSource.options,
    type: 'postgres',
    url: adminUrl,
    entities: [],
    extra: { max: 2, options: `-c role=${application}` },
  } as ConstructorParameters<typeof DataSource>[0]);
  await admin.initialize();
  try {
    await admin.runMigrations();
  } finally {
    await admin.destroy();
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
