import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FilesystemStorage } from './filesystem.storage.js';
import { InvalidObjectKey } from './object-storage.js';

let root: string;
let storage: FilesystemStorage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storage-'));
  storage = new FilesystemStorage(root);
});
afterEach(() => rm(root, { recursive: true }));

const read = async (key: string) => {
  const object = await storage.get(key);
  return object && (await buffer(object.stream)).toString();
};
const keys = async (folder: string) => {
  const found: string[] = [];
  for await (const { key } of storage.list(folder)) found.push(key);
  return found.sort();
};

describe('FilesystemStorage', () => {
  it('gives back what was put, and the newer object after a second put', async () => {
    await storage.put('photos/a/800.webp', Buffer.from('one'));
    expect(await read('photos/a/800.webp')).toBe('one');
    await storage.put('photos/a/800.webp', Buffer.from('three'));
    expect(await read('photos/a/800.webp')).toBe('three');
    expect(await storage.exists('photos/a/800.webp')).toBe(true);
  });

  it('knows nothing of what was never put or was deleted', async () => {
    await storage.put('photos/a/800.webp', Buffer.from('one'));
    await storage.delete('photos/a/800.webp');
    await storage.delete('photos/a/800.webp');
    expect(await storage.get('photos/a/800.webp')).toBeNull();
    expect(await storage.exists('photos/a/800.webp')).toBe(false);
    expect(await storage.get('photos/b/c/d')).toBeNull();
  });

  it('leaves the old object whole while a new one is written', async () => {
    await storage.put('a/b', Buffer.from('old'));
    const reading = await storage.get('a/b');
    await storage.put('a/b', Buffer.from('new and longer'));
    expect(reading && (await buffer(reading.stream)).toString()).toBe('old');
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

  it('lists the objects of a folder, without half-written ones', async () => {
    await storage.put('photos/a/400.webp', Buffer.from('x'));
    await storage.put('photos/b/400.webp', Buffer.from('x'));
    await storage.put('other/c', Buffer.from('x'));
    await writeFile(join(root, 'photos', 'a', '.half-written'), 'x');
    expect(await keys('photos')).toEqual(['photos/a/400.webp', 'photos/b/400.webp']);
    expect(await keys('nothing')).toEqual([]);
  });

  it.each([
    '',
    '/',
    '../x',
    'a/../../x',
    'a//b',
    '/etc/passwd',
    'a/',
    '.hidden',
    'a/.b',
    'A/b',
    'a\\b',
    'a\0b',
    `a/${'b'.repeat(300)}`,
  ])('refuses the key %j (v5.0.0-5.3.2)', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(InvalidObjectKey);
    await expect(storage.get(key)).rejects.toThrow(InvalidObjectKey);
    await expect(storage.delete(key)).rejects.toThrow(InvalidObjectKey);
    expect(await readdir(root)).toEqual([]);
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
});
