import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { InvalidObjectKey, type ObjectStorage } from '../../src/platform/storage/index.js';

const MEGABYTE = 1024 * 1024;
const LARGE_MEGABYTES = 12;
/** More than Node reads from a folder at once. */
const MANY_FOLDERS = 100;

async function* inPieces(megabytes: number): AsyncIterable<Uint8Array> {
  for (let index = 0; index < megabytes; index += 1) {
    await turn();
    yield Buffer.alloc(MEGABYTE, index);
  }
}

/** The contract of every object storage. */
export function storageContract(storage: () => ObjectStorage): void {
  const read = async (key: string) => {
    const object = await storage().get(key);
    return object && (await buffer(object.stream)).toString();
  };
  const keys = async (folder: string) => {
    const found: string[] = [];
    for await (const { key } of storage().list(folder)) found.push(key);
    return found.sort();
  };

  it('gives back what was put, and the newer object after a second put', async () => {
    await storage().put('photos/a/800.webp', Buffer.from('one'));
    expect(await read('photos/a/800.webp')).toBe('one');
    await storage().put('photos/a/800.webp', Buffer.from('three'));
    expect(await read('photos/a/800.webp')).toBe('three');
    expect(await storage().sizeOf('photos/a/800.webp')).toBe(5);
    const object = await storage().get('photos/a/800.webp');
    expect(object?.size).toBe(5);
    object?.stream.destroy();
  });

  it('knows nothing of what was never put or was deleted', async () => {
    await storage().put('photos/a/800.webp', Buffer.from('one'));
    await storage().delete('photos/a/800.webp');
    await storage().delete('photos/a/800.webp');
    expect(await storage().get('photos/a/800.webp')).toBeNull();
    expect(await storage().sizeOf('photos/a/800.webp')).toBeNull();
    expect(await storage().get('photos/b/c/d')).toBeNull();
  });

  it('leaves the old object whole while a new one is written', async () => {
    await storage().put('a/b', Buffer.from('old'));
    const reading = await storage().get('a/b');
    await storage().put('a/b', Buffer.from('new and longer'));
    expect(reading && (await buffer(reading.stream)).toString()).toBe('old');
    expect(await read('a/b')).toBe('new and longer');
  });

  it('takes large objects in pieces, and keeps every byte', async () => {
    await storage().put('exports/large', inPieces(LARGE_MEGABYTES));
    const object = await storage().get('exports/large');
    expect(object?.size).toBe(LARGE_MEGABYTES * MEGABYTE);
    const bytes = object && (await buffer(object.stream));
    const expected = Buffer.concat(
      Array.from({ length: LARGE_MEGABYTES }, (_, index) => Buffer.alloc(MEGABYTE, index)),
    );
    expect(bytes?.equals(expected)).toBe(true);
  });

  it('takes an object of no bytes', async () => {
    await storage().put('empty', inPieces(0));
    expect(await read('empty')).toBe('');
  });

  it('keeps nothing of an object that breaks off, and the old one instead', async () => {
    await storage().put('exports/broken', Buffer.from('old'));
    const breaking = (async function* () {
      yield* inPieces(LARGE_MEGABYTES);
      throw new Error('It broke off');
    })();
    await expect(storage().put('exports/broken', breaking)).rejects.toThrow('It broke off');
    expect(await read('exports/broken')).toBe('old');
    expect(await storage().deletePartials(new Date(Date.now() + 60_000))).toBe(0);
  });

  it('lists the objects of a folder with their size and age', async () => {
    const before = Date.now();
    await storage().put('listed/a/400.webp', Buffer.from('x'));
    await storage().put('listed/b/400.webp', Buffer.from('xyz'));
    await storage().put('listed-elsewhere/c', Buffer.from('x'));
    expect(await keys('listed')).toEqual(['listed/a/400.webp', 'listed/b/400.webp']);
    expect(await keys('nothing')).toEqual([]);
    for await (const { key, size, modifiedAt } of storage().list('listed')) {
      expect(size).toBe(key === 'listed/a/400.webp' ? 1 : 3);
      // Some stores only know whole seconds.
      expect(Math.abs(modifiedAt.getTime() - before)).toBeLessThan(60_000);
    }
  });

  it('lists every object, in however many folders', async () => {
    const all = Array.from({ length: MANY_FOLDERS }, (_, index) => `many/a/${index}/800.webp`);
    for (const key of all) await storage().put(key, Buffer.from('x'));
    expect(await keys('many')).toEqual([...all].sort());
  });

  it('says that it is up', async () => {
    expect(await storage().state()).toBe('up');
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
    await expect(storage().put(key, Buffer.from('x'))).rejects.toThrow(InvalidObjectKey);
    await expect(storage().get(key)).rejects.toThrow(InvalidObjectKey);
    await expect(storage().delete(key)).rejects.toThrow(InvalidObjectKey);
  });
}
