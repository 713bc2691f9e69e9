import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, deleteOldBackups, writeBackup } from '../platform/backup/index.js';
import { loadSettings } from '../platform/config/index.js';
import { openDatabase } from '../platform/database/open-database.js';
import { longPause } from '../platform/time-limit/index.js';

/**
 * Backs up the database and the stored files while the product runs: `node dist/bin/backup.js <folder>`. Each backup
 * is a separate subfolder. Backups older than `--keep-days` are then deleted. With `--every-hours` it repeats.
 */
const HOUR_MS = 60 * 60 * 1_000;
const USAGE = 'Usage: backup <folder> [--keep-days 35] [--every-hours 24]\n';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'keep-days': { type: 'string', default: '35' }, 'every-hours': { type: 'string' } },
});
const keepDays = Number(values['keep-days']);
const everyHours = values['every-hours'] === undefined ? null : Number(values['every-hours']);
if (!positionals[0] || positionals.length > 1 || !(keepDays > 0) || (everyHours !== null && !(everyHours > 0))) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const folder = resolve(positionals[0]);

async function backUp(): Promise<boolean> {
  try {
    const database = await openDatabase(loadSettings(process.env));
    try {
      const { path, manifest } = await writeBackup(folder, database.settings);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      process.stdout.write(`${path}: ${rows} rows and ${manifest.storedFiles.count} stored files.\n`);
    } finally {
      await database.stop();
    }
    for (const path of await deleteOldBackups(folder, keepDays, new Date())) process.stdout.write(`Deleted ${path}.\n`);
    return true;
  } catch (error) {
    process.stderr.write(`No backup was made: ${error instanceof BackupError ? error.message : inFull(error)}\n`);
    return false;
  }
}

const inFull = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

let done = await backUp();
while (everyHours !== null) {
  // Retries sooner after a failure.
  await longPause(done ? everyHours * HOUR_MS : Math.min(everyHours, 1) * HOUR_MS);
  done = await backUp();
}
process.exit(done ? 0 : 1);
