import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir, stat, statfs, writeFile, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { assertOutsideTransaction } from '../database/index.js';
import { filesBelow, isPartial } from './files-below.js';
import { checkedKey, ObjectStorage, type StoredObject, type StoredObjectInfo } from './object-storage.js';

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
const ignoreMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};
/** With less space the next uploads may fail. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
const MOST_TRIES = 10;
const partialPrefix = (path: string) => `.${basename(path)}~`;

/** Objects as files in one folder, readable by their owner only. Several processes may share it. */
export class FilesystemStorage extends ObjectStorage {
  constructor(private readonly root: string) {
    super();
  }

  async put(key: string, content: Buffer | AsyncIterable<Uint8Array>): Promise<void> {
    assertOutsideTransaction('The file store');
    const path = this.pathOf(key);
    const partial = join(dirname(path), `${partialPrefix(path)}${randomUUID()}`);
    try {
      const file = await create(partial);
      try {
        await writeFile(file, content);
        // Otherwise a power cut could leave an empty file under the final name.
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<StoredObject | null> {
    assertOutsideTransaction('The file store');
    try {
      const file = await open(this.pathOf(key), 'r');
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async sizeOf(key: string): Promise<number | null> {
    assertOutsideTransaction('The file store');
    const found = await stat(this.pathOf(key)).catch(ignoreMissing);
    return found && found.size;
  }

  async delete(key: string): Promise<void> {
    assertOutsideTransaction('The file store');
    const path = this.pathOf(key);
    await rm(path, { force: true });
    const neighbours = await readdir(dirname(path)).catch(ignoreMissing);
    for (const name of neighbours ?? [])
      if (name.startsWith(partialPrefix(path))) await rm(join(dirname(path), name), { force: true });
    // Each photo has its own folder. It stays if it contains other files.
    if (dirname(path) !== this.root) await rmdir(dirname(path)).catch(() => undefined);
  }

  async *list(folder: string): AsyncIterable<StoredObjectInfo> {
    for await (const path of filesBelow(this.pathOf(folder))) {
      if (isPartial(path)) continue;
      const found = await stat(path).catch(ignoreMissing);
      if (!found) continue;
      const key = relative(this.root, path).split(sep).join('/');
      yield { key, size: found.size, modifiedAt: found.mtime };
    }
  }

  async deletePartials(before: Date): Promise<number> {
    let deleted = 0;
    for await (const path of filesBelow(this.root)) {
      if (!isPartial(path)) continue;
      const found = await stat(path).catch(ignoreMissing);
      if (!found || found.mtime >= before) continue;
      await rm(path, { force: true });
      deleted += 1;
    }
    return deleted;
  }

  async state(): Promise<'up' | 'full'> {
    await mkdir(this.root, { recursive: true });
    const { bavail, bsize } = await statfs(this.root);
    return bavail * bsize < LEAST_FREE_BYTES ? 'full' : 'up';
  }

  private pathOf(key: string): string {
    return join(this.root, ...checkedKey(key).split('/'));
  }
}

/** Another process may delete the empty folder before the file is in it. */
async function create(path: string): Promise<FileHandle> {
  for (let tries = 1; ; tries += 1)
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      return await open(path, 'wx', 0o600);
    } catch (error) {
      if (!isMissing(error) || tries === MOST_TRIES) throw error;
    }
}
