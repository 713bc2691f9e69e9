import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { lacksSequenceRights, openAppendOnlyTables, sealAppendOnlyTables } from './append-only.js';
import { KEEP_ALIVE } from './pool-options.js';
import { isUnfinishedRestore } from './unfinished-restore.js';

/** One number for the whole product, so that two processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_214_090_311;
const LOCK_TIMEOUT_MS = 3_000;
const LOCK_NOT_AVAILABLE = '55P03';
const MOST_TRIES = 40;
const RETRY_MS = 2_000;

/** What a process finds after bringing the schema up to date. */
export interface MigratedSchema {
  /** Append-only tables that the application's role could still change, because no superuser has sealed them. */
  openTables: string[];
}

/**
 * Brings the schema to what this release expects; safe to call from several processes at once.
 * @param adminUrl a superuser's way into the same database: with it, append-only tables are sealed
 * @param directUrl the way around a pooler, where `dataSource` goes through one
 */
export async function migrate(
  dataSource: DataSource,
  adminUrl: string | null,
  directUrl = urlOf(dataSource),
): Promise<MigratedSchema> {
  return whileMigrationsWait(directUrl, async (client) => {
    if (await isUnfinishedRestore(client))
      throw new Error('A restore into this database did not finish. Run it again before the product starts.');
    return bringUpToDate(dataSource, adminUrl, directUrl);
  });
}

/** Holds the lock on migrations, on the connection that `work` is given. */
export async function whileMigrationsWait<T>(
  url: string | undefined,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const lock = new pg.Client({ connectionString: url, ...KEEP_ALIVE });
  // Whoever asks on it learns of it; unheard, it would end the process.
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work(lock);
  } finally {
    // Its lock goes with it.
    await lock.end();
  }
}

/** The same as `migrate`, for whoever holds the lock. */
export async function bringUpToDate(
  dataSource: DataSource,
  adminUrl: string | null,
  directUrl = urlOf(dataSource),
): Promise<MigratedSchema> {
  const application = await currentRole(dataSource);
  if (await dataSource.showMigrations())
    await runMigrations(dataSource, adminUrl ?? directUrl, adminUrl ? application : null);
  const openTables = await openAppendOnlyTables(dataSource);
  if (!adminUrl || !(openTables.length || (await lacksSequenceRights(dataSource)))) return { openTables };
  await sealAppendOnlyTables(adminUrl, application);
  return { openTables: await openAppendOnlyTables(dataSource) };
}

async function currentRole(dataSource: DataSource): Promise<string> {
  const [row] = await dataSource.query<{ role: string }[]>('SELECT current_user AS role');
  return row?.role ?? '';
}

/**
 * Runs them on connections of their own, where a statement may take as long as it needs. A superuser acts as the
 * application here, so that new tables belong to that. A migration that changes a sealed table says `SET ROLE NONE`
 * before it and `SET ROLE` back after it; without a superuser PostgreSQL refuses it.
 */
async function runMigrations(dataSource: DataSource, url: string | undefined, actAs: string | null): Promise<void> {
  const migrating = new DataSource({
    ...dataSource.options,
    type: 'postgres',
    url,
    entities: [],
    extra: {
      ...KEEP_ALIVE,
      max: 2,
      // While a migration waits for a table, everyone who uses the table waits behind it.
      lock_timeout: LOCK_TIMEOUT_MS,
      ...(actAs && { options: `-c role=${actAs}` }),
    },
  } as ConstructorParameters<typeof DataSource>[0]);
  await migrating.initialize();
  try {
    await untilLocked(() => migrating.runMigrations());
  } finally {
    await migrating.destroy();
  }
}

/** Each migration is a transaction of its own, so that a further try goes on where the last one had to give way. */
async function untilLocked(migrateAll: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await migrateAll();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === MOST_TRIES) throw error;
      await pause(RETRY_MS);
    }
  }
}

function urlOf({ options }: DataSource): string | undefined {
  return 'url' in options ? options.url : undefined;
}

/**
 * SQL statements that would still be needed to make the schema match the entities: none when the migrations are
 * complete.
 */
export async function schemaDrift(dataSource: DataSource): Promise<string[]> {
  const log = await dataSource.driver.createSchemaBuilder().log();
  return log.upQueries.map(({ query }) => query);
}
