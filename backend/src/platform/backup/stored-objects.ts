import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { S3Storage, StoredObjectInfo } from '../storage/index.js';
import { BackupError } from './backup-error.js';
import { LAST_BACKUP_KEY } from './backup-folder.js';
import { tryLink, completeFiles } from './stored-files.js';

/** Downloads every object of a bucket into `target`, except those in `previous`, an older backup. */
export async function backUpStoredObjects(storage: S3Storage, target: string, previous: string | null) {
  const saved = { count: 0, bytes: 0 };
  await mkdir(target, { recursive: true, mode: 0o700 });
  for await (const found of storage.listAll()) {
    if (found.key === LAST_BACKUP_KEY) continue;
    const isSaved = await backUpObject(storage, found, join(target, found.key), previous && join(previous, found.key));
    if (!isSaved) continue;
    saved.count += 1;
    saved.bytes += found.size;
  }
  return saved;
}

/** False if it was just deleted. */
async function backUpObject(
  storage: S3Storage,
  { key, size, modifiedAt }: StoredObjectInfo,
  target: string,
  previous: string | null,
): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const older = previous && (await stat(previous).catch(() => null));
  const same = older && older.size === size && Math.abs(older.mtimeMs - modifiedAt.getTime()) < 1;
  if (same && (await tryLink(previous, target))) return true;
  const object = await storage.get(key);
  if (!object) return false;
  await pipeline(object.stream, createWriteStream(target, { mode: 0o600, flush: true }));
  await utimes(target, modifiedAt, modifiedAt);
  return true;
}

/** Throws if the bucket contains an object that is not in the backup; leftovers of an interrupted restore are. */
export async function assertNoOtherObjects(storage: S3Storage, source: string): Promise<void> {
  for await (const { key } of storage.listAll())
    if (key !== LAST_BACKUP_KEY && !(await stat(join(source, key)).catch(() => null)))
      throw new BackupError(`The bucket has files, such as ${key}. Restore into an empty one. Nothing was changed.`);
}

export async function restoreObjects(source: string, storage: S3Storage): Promise<void> {
  for await (const path of completeFiles(source))
    await storage.put(path.split(sep).join('/'), createReadStream(join(source, path)));
}
