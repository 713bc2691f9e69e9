import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { DataSource } from 'typeorm';
import {
  bringUpToDate,
  isUnfinishedRestore,
  markUnfinishedRestore,
  SnakeNamingStrategy,
  unmarkUnfinishedRestore,
  withMigrationLock,
  type Migrations,
} from '../database/index.js';
import { BackupError } from './backup-error.js';
import { hashing } from './checksums.js';
import type { Manifest, TableManifest } from './manifest.js';
import { connectForCopy, copyIn, copyOut, listTables, qualified } from './table-list.js';

const INSUFFICIENT_PRIVILEGE = '42501';

/** The target of a restore, and its credentials. */
interface RestoreTarget {
  /** The application's own role. */
  url: string;
  /** A superuser of the same database. */
  adminUrl: string | null;
  /** Of this release. */
  migrations: Migrations;
}

interface DatabaseRestore {
  folder: string;
  manifest: Manifest;
  target: RestoreTarget;
  /** Runs when the rows are loaded, in their transaction. Nothing is restored if it throws. */
  beforeCommit(client: pg.Client): Promise<void>;
}

/**
 * Creates the tables of the backup's release, and loads them in one transaction. Triggers and foreign keys are
 * disabled meanwhile, because their effects are already in the data.
 */
export async function restoreDatabase({ folder, manifest, target, beforeCommit }: DatabaseRestore): Promise<void> {
  const admin = await connectForCopy(target.adminUrl ?? target.url);
  try {
    await disableTriggers(admin);
    await withMigrationLock(target.url, async (own) => {
      const { rows } = await own.query<{ role: string }>('SELECT current_user AS role');
      await clearUnfinished(admin, rows[0]?.role ?? '');
      await assertNoTables(admin);
      await markUnfinishedRestore(admin);
      await createTables(manifest, target);
      const tables = await knownTables(admin, manifest);
      await admin.query('BEGIN');
      await admin.query(`TRUNCATE ${tables.map(qualified).join(', ')}`);
      for (const table of tables) await load(admin, table, folder);
      for (const table of tables) await assertSameRows(admin, table);
      await setSequences(admin, manifest);
      await beforeCommit(admin);
      await unmarkUnfinishedRestore(admin);
      await admin.query('COMMIT');
      await admin.query('ANALYZE');
    });
  } finally {
    await admin.end();
  }
}

async function disableTriggers(client: pg.Client): Promise<void> {
  try {
    await client.query('SET session_replication_role = replica');
  } catch (cause) {
    if ((cause as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw cause;
    const hint = 'Set DATABASE_ADMIN_URL to the same database for a superuser.';
    throw new BackupError(`Loading the append-only tables needs more rights than the application has. ${hint}`, {
      cause,
    });
  }
}

/** The product does not start on an interrupted restore, so no one has used its data. */
async function clearUnfinished(client: pg.Client, application: string): Promise<void> {
  if (!(await isUnfinishedRestore(client))) return;
  await client.query('BEGIN');
  await client.query('DROP SCHEMA IF EXISTS jobs CASCADE');
  await client.query('DROP SCHEMA public CASCADE');
  await client.query('CREATE SCHEMA public AUTHORIZATION pg_database_owner');
  await client.query('GRANT USAGE ON SCHEMA public TO PUBLIC');
  await client.query(`GRANT ALL ON SCHEMA public TO ${pg.escapeIdentifier(application)}`);
  await client.query('COMMIT');
}

async function assertNoTables(client: pg.Client): Promise<void> {
  const tables = await listTables(client);
  if (tables.length === 0) return;
  throw new BackupError(
    `The database is not empty: it has ${tables.length} tables. Restore into an empty one. Nothing was changed.`,
  );
}

async function createTables(manifest: Manifest, { url, adminUrl, migrations }: RestoreTarget): Promise<void> {
  const atBackup = new Set(manifest.migrations);
  const dataSource = await new DataSource({
    type: 'postgres',
    url,
    migrations: migrations.filter(({ name }) => atBackup.has(name)),
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNamingStrategy(),
    uuidExtension: 'pgcrypto',
    installExtensions: false,
  }).initialize();
  try {
    await bringUpToDate(dataSource, adminUrl);
    await dataSource.query(getConstructionPlans('jobs'));
  } finally {
    await dataSource.destroy();
  }
}

/** The tables of the backup, after checking that all of them and their columns exist. */
async function knownTables(client: pg.Client, { tables }: Manifest): Promise<TableManifest[]> {
  const present = new Map((await listTables(client)).map((table) => [qualified(table), new Set(table.columns)]));
  const missing = tables.flatMap((table) =>
    table.columns.filter((column) => !present.get(qualified(table))?.has(column)).map((column) => [table, column]),
  );
  if (missing.length > 0)
    throw new BackupError(
      `This release does not know ${missing.length} columns of the backup. Restore it with the release that made it, then upgrade.`,
    );
  return tables;
}

async function load(client: pg.Client, table: TableManifest, folder: string): Promise<void> {
  const copy = client.query(copyFrom(copyIn(table)));
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), copy);
  if (copy.rowCount !== table.rows)
    throw new BackupError(`${table.name} has ${copy.rowCount} rows instead of ${table.rows}. Nothing was restored.`);
}

/** Reads the table again and compares it byte by byte with the backup. */
async function assertSameRows(client: pg.Client, table: TableManifest): Promise<void> {
  const rows = createHash('sha256');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(client.query(copyTo(copyOut(table))), hashing(rows), nowhere);
  if (rows.digest('hex') !== table.rowsSha256)
    throw new BackupError(`The rows of ${table.name} differ from those of the backup. Nothing was restored.`);
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const sequence of sequences) {
    const { lastValue, isCalled } = sequence;
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [qualified(sequence), lastValue, isCalled]);
  }
}
