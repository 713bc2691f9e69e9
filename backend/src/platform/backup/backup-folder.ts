import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ObjectStorage } from '../storage/index.js';
import { MANIFEST_FILE } from './manifest.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const BACKUP_NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z$/;
const UNFINISHED_NAME = /^\.unfinished-/;

export const backupName = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
export const unfinishedName = (at: Date): string => `.unfinished-${backupName(at)}-${process.pid}`;

/** When the backup of this name began; null if it is not one. */
function timeOf(name: string): Date | null {
  const [, hour, minute, second] = BACKUP_NAME.exec(name) ?? [];
  return hour ? new Date(`${hour}:${minute}:${second}Z`) : null;
}

/** Complete backups in `folder`, oldest first. */
async function backupsIn(folder: string): Promise<{ path: string; at: Date }[]> {
  const found = [];
  for (const name of (await readdir(folder)).sort()) {
    const at = timeOf(name);
    const path = join(folder, name);
    if (at && (await stat(join(path, MANIFEST_FILE)).catch(() => null))) found.push({ path, at });
  }
  return found;
}

export async function newestBackup(folder: string): Promise<string | null> {
  return (await backupsIn(folder)).at(-1)?.path ?? null;
}

/** Deletes backups older than `days`, and leftovers of killed backups after a day. */
export async function deleteOldBackups(folder: string, days: number, now: Date): Promise<string[]> {
  const old = (await backupsIn(folder)).filter(({ at }) => now.getTime() - at.getTime() > days * DAY_MS);
  const deleted = old.map(({ path }) => path);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (UNFINISHED_NAME.test(name) && now.getTime() - (await stat(path)).mtimeMs > DAY_MS) deleted.push(path);
  }
  for (const path of deleted) await rm(path, { recursive: true, force: true });
  return deleted;
}

/** The newest backup, for the running product. */
interface LastBackup {
  finishedAt: string;
}

const LAST_BACKUP_FILE = 'last-backup.json';
export const LAST_BACKUP_KEY = 'backups/last.json';

/** In the bucket, if there is one: the process that makes backups may have a `dataDir` of its own. */
export async function recordLastBackup(
  dataDir: string,
  bucket: Pick<ObjectStorage, 'put'> | null,
  last: LastBackup,
): Promise<void> {
  if (bucket) return bucket.put(LAST_BACKUP_KEY, Buffer.from(JSON.stringify(last)));
  const file = join(dataDir, LAST_BACKUP_FILE);
  // With an external database the folder may not exist yet.
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(last), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** Null when there is none yet. */
export async function readLastBackup(
  dataDir: string,
  bucket: Pick<ObjectStorage, 'get'> | null,
): Promise<LastBackup | null> {
  const stored = bucket && (await bucket.get(LAST_BACKUP_KEY));
  const json = stored
    ? await text(stored.stream)
    : await readFile(join(dataDir, LAST_BACKUP_FILE), 'utf8').catch(() => null);
  return json === null ? null : (JSON.parse(json) as LastBackup);
}
