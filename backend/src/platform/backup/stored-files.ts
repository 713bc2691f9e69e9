import { constants, type Stats } from 'node:fs';
import { copyFile, link, mkdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { filesBelow, isPartial } from '../storage/index.js';
import { BackupError } from './backup-error.js';
import { sha256Of } from './checksums.js';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
/** Error codes for "another file system", "not permitted", "too many links". */
const CANNOT_LINK = new Set(['EXDEV', 'EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'ENOSYS']);

/** Paths of the complete files in `folder`, relative to it. */
export async function* completeFiles(folder: string): AsyncIterable<string> {
  for await (const path of filesBelow(folder)) if (!isPartial(path)) yield relative(folder, path);
}

/**
 * Adds every stored file to `target`. On the same file system as a hard link: stored files are replaced, never
 * modified. Otherwise as a copy, unless `previous`, an older backup, contains it.
 */
export async function backUpStoredFiles(source: string, target: string, previous: string | null) {
  const saved = { count: 0, bytes: 0 };
  await mkdir(target, { recursive: true, mode: 0o700 });
  for await (const path of completeFiles(source)) {
    const found = await backUpFile(join(source, path), join(target, path), previous && join(previous, path));
    if (!found) continue;
    saved.count += 1;
    saved.bytes += found.size;
  }
  return saved;
}

/** Null if it was just deleted. */
async function backUpFile(source: string, target: string, previous: string | null): Promise<Stats | null> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  try {
    const found = await stat(source);
    if (await tryLink(source, target)) return found;
    const older = previous && (await stat(previous).catch(() => null));
    const same = older && older.size === found.size && Math.abs(older.mtimeMs - found.mtimeMs) < 1;
    if (same && (await tryLink(previous, target))) return found;
    await copyFile(source, target);
    await utimes(target, found.atime, found.mtime);
    return found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function tryLink(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    if (CANNOT_LINK.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Copies, so that changes of restored files do not affect the backup. Never overwrites. */
export async function restoreFiles(source: string, target: string): Promise<number> {
  let count = 0;
  await mkdir(target, { recursive: true, mode: 0o700 });
  for await (const path of completeFiles(source)) {
    const [from, to] = [join(source, path), join(target, path)];
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await copyFile(from, to, constants.COPYFILE_EXCL);
    if ((await sha256Of(from)) !== (await sha256Of(to))) throw new BackupError(`${to} was not copied whole.`);
    count += 1;
  }
  return count;
}

export async function hasFiles(folder: string): Promise<boolean> {
  for await (const _path of completeFiles(folder)) return true;
  return false;
}
