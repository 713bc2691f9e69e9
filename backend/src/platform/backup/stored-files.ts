import { constants, type Stats } from 'node:fs';
import { copyFile, link, mkdir, opendir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { BackupError } from './backup-error.js';
import { sha256Of } from './checksums.js';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
/** What stands for "not on this file system", "not allowed here", "too many links". */
const CANNOT_LINK = new Set(['EXDEV', 'EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'ENOSYS']);

/** Half-written files begin with a dot. */
const isWhole = (name: string) => !name.startsWith('.');

/** Paths of the whole files below `folder`. */
export async function* wholeFiles(folder: string): AsyncIterable<string> {
  try {
    for await (const entry of await opendir(folder, { recursive: true }))
      if (entry.isFile() && isWhole(entry.name)) yield relative(folder, join(entry.parentPath, entry.name));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/**
 * Puts every stored file into `target`. On one file system that is a second name for the same bytes: the product never
 * writes into a stored file, it replaces it. Elsewhere the file is copied, unless `previous`, an older backup, has it.
 */
export async function keepStoredFiles(source: string, target: string, previous: string | null) {
  const kept = { count: 0, bytes: 0 };
  await mkdir(target, { recursive: true, mode: 0o700 });
  for await (const path of wholeFiles(source)) {
    const found = await keepFile(join(source, path), join(target, path), previous && join(previous, path));
    if (!found) continue;
    kept.count += 1;
    kept.bytes += found.size;
  }
  return kept;
}

/** Null where it was deleted a moment ago. */
async function keepFile(source: string, target: string, previous: string | null): Promise<Stats | null> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  try {
    const found = await stat(source);
    if (await linked(source, target)) return found;
    const older = previous && (await stat(previous).catch(() => null));
    const same = older && older.size === found.size && Math.abs(older.mtimeMs - found.mtimeMs) < 1;
    if (same && (await linked(previous, target))) return found;
    await copyFile(source, target);
    await utimes(target, found.atime, found.mtime);
    return found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function linked(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    if (CANNOT_LINK.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Copies, so that the backup stays what it is whatever happens to the restored files. Never overwrites. */
export async function restoreFiles(source: string, target: string): Promise<number> {
  let count = 0;
  await mkdir(target, { recursive: true, mode: 0o700 });
  for await (const path of wholeFiles(source)) {
    const [from, to] = [join(source, path), join(target, path)];
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await copyFile(from, to, constants.COPYFILE_EXCL);
    if ((await sha256Of(from)) !== (await sha256Of(to))) throw new BackupError(`${to} was not copied whole.`);
    count += 1;
  }
  return count;
}

export async function hasFiles(folder: string): Promise<boolean> {
  for await (const _path of wholeFiles(folder)) return true;
  return false;
}
