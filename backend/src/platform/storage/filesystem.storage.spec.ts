import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storageContract } from '../../../test/support/storage-contract.js';
import { FilesystemStorage } from './filesystem.storage.js';

let root: string;
let storage: FilesystemStorage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storage-'));
  storage = new FilesystemStorage(root);
});
afterEach(() => rm(root, { recursive: true }));

describe('FilesystemStorage', () => {
  storageContract(() => storage);

  it('leaves nothing of an older object behind when a new one is written', async () => {
    await storage.put('a/b', Buffer.from('old'));
    await storage.put('a/b', Buffer.from('new and longer'));
    expect(await readdir(join(root, 'a'))).toEqual(['b']);
  });

  it('leaves nothing behind when a write fails', async () => {
    await storage.put('a/folder/file', Buffer.from('x'));
    await expect(storage.put('a/folder', Buffer.from('y'))).rejects.toThrow();
    expect(await readdir(join(root, 'a'))).toEqual(['folder']);
  });

  it('removes half-written files with their object, and old ones of processes that were killed', async () => {
    await storage.put('a/b', Buffer.from('whole'));
    await storage.put('a/bc', Buffer.from('whole'));
    for (const name of ['.b~half', '.bc~half', '.d~half']) await writeFile(join(root, 'a', name), 'half');
    await storage.delete('a/b');
    expect((await readdir(join(root, 'a'))).sort()).toEqual(['.bc~half', '.d~half', 'bc']);
    expect(await storage.deletePartials(new Date(Date.now() - 60_000))).toBe(0);
    expect(await storage.deletePartials(new Date(Date.now() + 60_000))).toBe(2);
    expect(await readdir(join(root, 'a'))).toEqual(['bc']);
  });

  it('removes old half-written files in every folder', async () => {
    for (let index = 0; index < 100; index += 1) {
      await storage.put(`a/${index}/b`, Buffer.from('whole'));
      await writeFile(join(root, 'a', String(index), '.b~half'), 'half');
    }
    expect(await storage.deletePartials(new Date(Date.now() + 60_000))).toBe(100);
    expect(await storage.deletePartials(new Date(Date.now() + 60_000))).toBe(0);
  });

  it('does not list half-written files', async () => {
    await storage.put('photos/a/400.webp', Buffer.from('x'));
    await writeFile(join(root, 'photos', 'a', '.half-written'), 'x');
    const keys = [];
    for await (const { key } of storage.list('photos')) keys.push(key);
    expect(keys).toEqual(['photos/a/400.webp']);
  });

  it('keeps its files from other users of this computer', async () => {
    await storage.put('exports/aa/one', Buffer.from('x'));
    const modes = await Promise.all(['exports', 'exports/aa', 'exports/aa/one'].map((key) => stat(join(root, key))));
    expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '700', '600']);
  });

  it('keeps the bytes exactly', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    await storage.put('bytes', bytes);
    expect(await readFile(join(root, 'bytes'))).toEqual(bytes);
  });

  it.each(['../x', 'a/../../x', '/etc/passwd', 'a\\b'])('rejects the key %j and writes nothing', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(root)).toEqual([]);
  });

  it('leaves no folder of deleted files, and loses nothing that is put there meanwhile', async () => {
    for (let round = 0; round < 200; round += 1) {
      await storage.put('photos/a/400.webp', Buffer.from('x'));
      await Promise.all([storage.delete('photos/a/400.webp'), storage.put('photos/a/800.webp', Buffer.from('y'))]);
      expect(await storage.sizeOf('photos/a/800.webp')).toBe(1);
      await storage.delete('photos/a/800.webp');
    }
    expect(await readdir(join(root, 'photos'))).not.toContain('a');
  });
});
