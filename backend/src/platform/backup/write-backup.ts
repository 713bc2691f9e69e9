import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Settings } from '../config/index.js';
import { openS3Storage } from '../storage/index.js';
import { BackupError } from './backup-error.js';
import { backupName, newestBackup, recordLastBackup, unfinishedName } from './backup-folder.js';
import { hashing, writeChecksums } from './checksums.js';
import {
  MANIFEST_FILE,
  SETTINGS_FOLDER,
  STORED_FILES_FOLDER,
  type Manifest,
  type SequenceManifest,
  type TableManifest,
} from './manifest.js';
import { fingerprintsOf } from './secret-fingerprints.js';
import { backUpStoredFiles } from './stored-files.js';
import { backUpStoredObjects } from './stored-objects.js';
import { connectForCopy, copyOut, listTables, qualified, readSequences, type TableColumns } from './table-list.js';

/** Generated files of `DATA_DIR` that a restored installation needs. */
const SETTINGS_FILES = ['secrets.json', 'vapid.json', 'demo-sign-ins.json'];
const GZIP_LEVEL = 4;

interface WrittenBackup {
  path: string;
  manifest: Manifest;
}

/**
 * Writes a backup into a new folder in `folder` while the product runs: every table from one snapshot, then the stored
 * files. It gets its name when complete. The application's role is sufficient.
 */
export async function writeBackup(folder: string, settings: Settings): Promise<WrittenBackup> {
  const startedAt = new Date();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const previous = await newestBackup(folder);
  const unfinished = join(folder, unfinishedName(startedAt));
  const path = join(folder, backupName(startedAt));
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const database = await copyDatabase(settings.databaseDirectUrl ?? '', unfinished);
    const [newFiles, older] = [join(unfinished, STORED_FILES_FOLDER), previous && join(previous, STORED_FILES_FOLDER)];
    const bucket = settings.s3 && (await openS3Storage(settings.s3));
    const storedFiles = bucket
      ? await backUpStoredObjects(bucket, newFiles, older)
      : await backUpStoredFiles(join(settings.dataDir, 'media'), newFiles, older);
    const manifest: Manifest = {
      format: 1,
      startedAt: startedAt.toISOString(),
      ...database,
      secrets: fingerprintsOf(settings.secrets),
      settingsFiles: await backUpSettingsFiles(settings.dataDir, join(unfinished, SETTINGS_FOLDER)),
      storedFiles,
      finishedAt: new Date().toISOString(),
    };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(join(unfinished, MANIFEST_FILE), text, { mode: 0o600, flush: true });
    await writeChecksums(unfinished);
    await rename(unfinished, path);
    await recordLastBackup(settings.dataDir, bucket, { finishedAt: manifest.finishedAt });
    return { path, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

type DatabaseManifest = Pick<Manifest, 'postgresVersion' | 'migrations' | 'tables' | 'sequences'>;

async function copyDatabase(url: string, target: string): Promise<DatabaseManifest> {
  const client = await connectForCopy(url);
  try {
    const listed = await listTables(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // Before the snapshot: a table that a migration rewrites in between would look empty in it.
    await client.query(`LOCK TABLE ${listed.map(qualified).join(', ')} IN ACCESS SHARE MODE`);
    const tables = await listTables(client);
    if (JSON.stringify(tables) !== JSON.stringify(listed))
      throw new BackupError('The tables were just being migrated. Try again when the new release has started.');
    const copied: TableManifest[] = [];
    for (const table of tables) copied.push(await copyTable(client, table, target));
    const sequences: SequenceManifest[] = await readSequences(client);
    const { rows: migrations } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp');
    const { rows: version } = await client.query<{ server_version: string }>('SHOW server_version');
    await client.query('COMMIT');
    return {
      postgresVersion: version[0]?.server_version ?? '',
      migrations: migrations.map(({ name }) => name),
      tables: copied,
      sequences,
    };
  } finally {
    await client.end();
  }
}

async function copyTable(client: pg.Client, table: TableColumns, target: string): Promise<TableManifest> {
  const file = `tables/${table.schema}.${table.name}.copy.gz`;
  const rows = createHash('sha256');
  const copy = client.query(copyTo(copyOut(table)));
  await pipeline(
    copy,
    hashing(rows),
    createGzip({ level: GZIP_LEVEL }),
    createWriteStream(join(target, file), { mode: 0o600, flush: true }),
  );
  return { ...table, rows: copy.rowCount, file, rowsSha256: rows.digest('hex') };
}

async function backUpSettingsFiles(dataDir: string, target: string): Promise<string[]> {
  const saved: string[] = [];
  await mkdir(target, { mode: 0o700 });
  for (const name of SETTINGS_FILES) {
    if (!(await stat(join(dataDir, name)).catch(() => null))) continue;
    await copyFile(join(dataDir, name), join(target, name));
    saved.push(name);
  }
  return saved;
}
