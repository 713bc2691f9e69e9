import { randomUUID } from 'node:crypto';
import { access, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkedKey, ObjectStorage, type StoredObject, type StoredObjectInfo } from './object-storage.js';

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
/** Half-written files begin with a dot, which no key can. */
const isPartial = (name: string) => name.startsWith('.');

/** Objects as files below one folder. Several processes may share it. */
export class FilesystemStorage extends ObjectStorage {
  constructor(private readonly root: string) {
    super();
  }

  async put(key: string, content: Buffer | AsyncIterable<Uint8Array>): Promise<void> {
    const path = this.pathOf(key);
    const partial = join(dirname(path), `.${randomUUID()}`);
    await mkdir(dirname(path), { recursive: true });
    try {
      const file = await open(partial, 'wx');
      try {
        await writeFile(file, content);
        // Without this a power cut can leave an empty file under the final name.
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
    try {
      const file = await open(this.pathOf(key), 'r');
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async exists(key: string): Promise<boolean> {
    return access(this.pathOf(key)).then(
      () => true,
      () => false,
    );
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(folder: string): AsyncIterable<StoredObjectInfo> {
    const entries = await opendir(this.pathOf(folder), { recursive: true }).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!entries) return;
    for await (const entry of entries) {
      if (!entry.isFile() || isPartial(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const { mtime } = await stat(path);
      yield { key: relative(this.root, path).split(sep).join('/'), modifiedAt: mtime };
    }
  }

  private pathOf(key: string): string {
    return join(this.root, ...checkedKey(key).split('/'));
  }
}
