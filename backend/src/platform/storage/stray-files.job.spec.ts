import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LogService } from '../logging/index.js';
import { FilesystemStorage } from './filesystem.storage.js';
import { StrayFilesJob } from './stray-files.job.js';

describe('Stray files', () => {
  let root: string;
  let storage: FilesystemStorage;
  const log = { info: vi.fn(), error: vi.fn() };
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'strays-'));
    storage = new FilesystemStorage(root);
  });
  afterAll(() => rm(root, { recursive: true }));

  const store = async (key: string, ageHours: number) => {
    await storage.put(key, Buffer.from('x'));
    const then = Date.now() / 1_000 - ageHours * 3_600;
    await utimes(join(root, key), then, then);
  };
  const jobFor = () => new StrayFilesJob(storage, log as unknown as LogService);
  const existing = async (keys: string[]) => {
    const found = await Promise.all(keys.map((key) => storage.sizeOf(key)));
    return keys.filter((_, index) => found[index] !== null);
  };

  it('are deleted when no record refers to them and they are an hour old', async () => {
    const keys = ['documents/known', 'documents/stray', 'documents/uploading'];
    for (const key of keys) await store(key, key.endsWith('uploading') ? 0.9 : 2);
    const job = jobFor();
    job.add({ folder: 'documents', known: (asked) => Promise.resolve(asked.filter((key) => key.endsWith('known'))) });
    await job.run();
    expect(await existing(keys)).toEqual(['documents/known', 'documents/uploading']);
  });

  it('are found by the record that several files share, and kept if their name has no record', async () => {
    const keys = ['photos/a/400', 'photos/a/800', 'photos/b/400', 'photos/b/800', 'photos/read-me'];
    for (const key of keys) await store(key, 2);
    const known = vi.fn((asked: string[]) => Promise.resolve(asked.filter((id) => id === 'a')));
    const job = jobFor();
    job.add({ folder: 'photos', recordOf: (key) => /photos\/(\w)\//.exec(key)?.[1] ?? null, known });
    await job.run();
    expect(known.mock.calls[0]?.[0].toSorted()).toEqual(['a', 'b']);
    expect(await existing(keys)).toEqual(['photos/a/400', 'photos/a/800', 'photos/read-me']);
  });

  it('are deleted even if another file or folder fails', async () => {
    const keys = ['exports/one', 'exports/two'];
    for (const key of keys) await store(key, 2);
    const remove = vi.spyOn(storage, 'delete').mockRejectedValueOnce(new Error('busy'));
    const job = jobFor();
    job.add({ folder: 'photos', known: () => Promise.reject(new Error('no answer')) });
    job.add({ folder: 'exports', known: () => Promise.resolve([]) });
    await expect(job.run()).rejects.toThrow('no answer');
    remove.mockRestore();
    expect(await existing(keys)).toHaveLength(1);
    expect(log.error).toHaveBeenCalledWith('stray_file_not_deleted', expect.any(Error), { key: expect.any(String) });
  });
});
