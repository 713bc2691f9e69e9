import { ObjectStorage, StrayFilesJob } from '../../src/platform/storage/index.js';
import type { TestApp } from './test-app.js';

/** Runs the nightly task that deletes files without a row, as if all files were hours old. */
export async function deleteStrayFiles({ app }: TestApp): Promise<void> {
  const storage = app.get(ObjectStorage, { strict: false });
  const modifiedAt = new Date(Date.now() - 3 * 60 * 60 * 1_000);
  const list = storage.list.bind(storage);
  storage.list = async function* (folder) {
    for await (const file of list(folder)) yield { ...file, modifiedAt };
  };
  await app.get(StrayFilesJob).run();
  storage.list = list;
}
