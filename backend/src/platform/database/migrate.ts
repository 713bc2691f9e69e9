import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { lacksSequenceRights, unprotectedAppendOnlyTables, protectAppendOnlyTables } from './append-only.js';
import { KEEP_ALIVE } from './pool-options.js';
import { isUnfinishedRestore } from './unfinished-restore.js';

/**
 * A fixed lock number, so that processes migrate one after the other. Not that of earlier releases (…311): they wait
 * inside a statement, and `CREATE INDEX CONCURRENTLY` would wait for that one to end.
 */
const MIGRATION_LOCK = 7_214_090_313;
const TRY_LOCK_EVERY_MS = 250;
const LOCK_TIMEOUT_MS = 3_000;
const LOCK_NOT_AVAILABLE = '55P03';
const MOST_TRIES = 40;
const RETRY_MS = 2_000;

/** The result of a migration. */
interface MigratedSchema {
  /** Append-only tables that the application's role could still change, because no superuser has protected them. */
  unprotectedTables: string[];
}

/**
 * Migrates the schema; safe to call from several processes at once.
 * @param adminUrl a superuser of the same database, to protect append-only tables
 * @param directUrl the address without the pooler, if `dataSource` uses one
 */
export async function migrate(
  dataSource: DataSource,
  adminUrl: string | null,
  directUrl = urlOf(dataSource),
): Promise<MigratedSchema> {
  return withMigrationLock(directUrl, async (client) => {
    if (await isUnfinishedRestore(client))
      throw new Error('A restore into this database did not finish. Run it again before the product starts.');
    return bringUpToDate(dataSource, adminUrl, directUrl);
  });
}

/** Holds the migration lock on the connection that `work` is given. */
export async function withMigrationLock<T>(
  url: string | undefined,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const lock = new pg.Client({ connectionString: url, ...KEEP_ALIVE });
  // The error also reaches the current statement; without a listener it would end the process.
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    while (!(await isLocked(lock))) await pause(TRY_LOCK_EVERY_MS);
    return await work(lock);
  } finally {
    // Closing the connection releases the lock.
    await lock.end();
  }
}

async function isLocked(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    MIGRATION_LOCK,
  ]);
  return rows[0]?.locked ?? false;
}

/** Like `migrate`, for a caller that holds the lock. */
export async function bringUpToDate(
  dataSource: DataSource,
  adminUrl: string | null,
  directUrl = urlOf(dataSource),
): Promise<MigratedSchema> {
  const application = await currentRole(dataSource);
  if (await dataSource.showMigrations())
    await runMigrations(dataSource, adminUrl ?? directUrl, adminUrl ? application : null);
  const unprotectedTables = await unprotectedAppendOnlyTables(dataSource);
  if (!adminUrl || !(unprotectedTables.length || (await lacksSequenceRights(dataSource)))) return { unprotectedTables };
  await protectAppendOnlyTables(adminUrl, application);
  return { unprotectedTables: await unprotectedAppendOnlyTables(dataSource) };
}

async function currentRole(dataSource: DataSource): Promise<string> {
  const [row] = await dataSource.query<{ role: string }[]>('SELECT current_user AS role');
  return row?.role ?? '';
}

/**
 * Runs on new connections without a time limit. A superuser acts as the application's role, so that new tables belong
 * to it. A migration that changes a protected table must use `SET ROLE NONE` before it and `SET ROLE` after it;
 * without a superuser PostgreSQL rejects it.
 */
async function runMigrations(dataSource: DataSource, url: string | undefined, actAs: string | null): Promise<void> {
  const migrating = new DataSource({
    ...dataSource.options,
    type: 'postgres',
    url,
    entities: [],
    // An index on an existing table is built outside a transaction, which a migration can only choose in this mode.
    migrationsTransactionMode: 'each',
    extra: {
      ...KEEP_ALIVE,
      max: 2,
      // While a migration waits for a table lock, all users of the table wait behind it.
      lock_timeout: LOCK_TIMEOUT_MS,
      ...(actAs && { options: `-c role=${actAs}` }),
    },
  } as ConstructorParameters<typeof DataSource>[0]);
  await migrating.initialize();
  try {
    await retryWhileLocked(() => migrating.runMigrations());
  } finally {
    await migrating.destroy();
  }
}

/** Each migration is its own transaction, so that a retry continues after the last one. */
async function retryWhileLocked(migrateAll: () => Promise<unknown>): Promise<void> {
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

/** SQL statements missing for the schema to match the entities; empty if the migrations are complete. */
export async function schemaDrift(dataSource: DataSource): Promise<string[]> {
  const log = await dataSource.driver.createSchemaBuilder().log();
  return log.upQueries.map(({ query }) => query);
}
