import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { S3Storage } from './s3.storage.js';

const SILENCE_MS = 200;
/** More than the buffers of a connection hold. */
const LARGE = Buffer.alloc(24 * 1024 * 1024, 7);
/** More than the library's connections. */
const MANY = 60;

describe('S3Storage', () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  async function storageAt(store: RequestListener): Promise<S3Storage> {
    server = createServer(store).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const access = { accessKeyId: 'key', secretAccessKey: 'a-secret' };
    return new S3Storage({ endpoint, region: 'us-east-1', bucket: 'files', pathStyle: true, ...access }, SILENCE_MS);
  }
  const sendsAll: RequestListener = (_request, response) =>
    response.writeHead(200, { 'content-length': LARGE.length }).end(LARGE);

  it('waits for a reader that is slow', async () => {
    const object = await (await storageAt(sendsAll)).get('exports/large');
    await pause(3 * SILENCE_MS);
    expect(object && (await buffer(object.stream)).length).toBe(LARGE.length);
  });

  it('serves others while many readers are slow', async () => {
    const storage = await storageAt(sendsAll);
    const slow = [];
    for (let count = 0; count < MANY; count += 1) slow.push(await storage.get('exports/large'));
    expect(await storage.sizeOf('exports/large')).toBe(LARGE.length);
    for (const object of slow) object?.stream.destroy();
  });

  it('ends a download when the store falls silent', async () => {
    const storage = await storageAt((_request, response) =>
      response.writeHead(200, { 'content-length': LARGE.length }).write(LARGE.subarray(0, 1_000)),
    );
    const object = await storage.get('exports/large');
    await expect(object && buffer(object.stream)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('gives up on a store that does not answer', async () => {
    const storage = await storageAt(() => undefined);
    await expect(storage.get('exports/large')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(storage.sizeOf('exports/large')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('closes the connection of a download that no one reads', async () => {
    const closed: Promise<unknown>[] = [];
    const storage = await storageAt((request, response) => {
      closed.push(once(response, 'close'));
      sendsAll(request, response);
    });
    const object = await storage.get('exports/large');
    object?.stream.destroy();
    await closed[0];
  });

  it('lists no objects of others, such as the folders that a console adds', async () => {
    const listed = ['photos/', 'photos/a/800.webp', 'photos/Notes.txt']
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>2026-11-20T08:30:00Z</LastModified><Size>3</Size></Contents>`,
      )
      .join('');
    const storage = await storageAt((_request, response) =>
      response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${listed}</ListBucketResult>`),
    );
    const keys = [];
    for await (const { key } of storage.listAll()) keys.push(key);
    expect(keys).toEqual(['photos/a/800.webp']);
  });
});
