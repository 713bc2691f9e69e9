import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import fastify, { type FastifyInstance } from 'fastify';
import { sendDownload, downloadHeaders } from './send-download.js';

const SIZE = 300_000;

/** A storage that gives its bytes, and says only when asked for it that those were all. */
const hesitant = (bytes: number) => {
  const stream = new Readable({ read: () => undefined });
  stream.push(Buffer.alloc(bytes, 'a'));
  return stream;
};

describe('sendDownload', () => {
  let server: FastifyInstance;
  let sent = 0;
  afterEach(() => server.close());

  /** Serves the stream as a file of `SIZE`, and tells when the answer to it is over. */
  async function serve(stream: Readable): Promise<{ response: IncomingMessage; over: Promise<unknown> }> {
    server = fastify();
    sent = 0;
    let over: Promise<unknown> = Promise.resolve();
    server.get('/', async (_request, reply) => {
      over = once(reply.raw, 'close');
      const file = { stream, size: SIZE, fileName: 'plan.pdf', fileType: 'application/pdf' };
      await sendDownload(reply, file, () => (sent += 1));
    });
    await server.listen();
    const { port } = server.server.address() as AddressInfo;
    const [response] = (await once(get({ port, agent: false }), 'response')) as [IncomingMessage];
    return { response, over };
  }

  it('counts a download as complete when the reader closes it before the storage reports its end', async () => {
    const { response, over } = await serve(hesitant(SIZE));
    expect(await buffer(response)).toHaveLength(SIZE);
    response.destroy();
    await over;
    expect(sent).toBe(1);
  });

  it('counts a download that ends normally once', async () => {
    const { response, over } = await serve(Readable.from([Buffer.alloc(SIZE - 1), Buffer.alloc(1)]));
    expect(await buffer(response)).toHaveLength(SIZE);
    await over;
    expect(sent).toBe(1);
  });

  it('does not count a download of which a part was not sent, and closes the storage', async () => {
    const stream = hesitant(SIZE - 1);
    const { response, over } = await serve(stream);
    response.destroy();
    await over;
    if (!stream.closed) await once(stream, 'close');
    expect(sent).toBe(0);
    expect(stream.destroyed).toBe(true);
  });

  it('stops when the storage fails', async () => {
    const stream = hesitant(10);
    const { response, over } = await serve(stream);
    const read = buffer(response);
    stream.destroy(new Error('The disk is gone'));
    await expect(read).rejects.toThrow('aborted');
    await over;
    expect(sent).toBe(0);
  });
});

describe('downloadHeaders', () => {
  it('name a file in letters that every browser reads, and exactly for those that can', () => {
    const headers = downloadHeaders({ fileName: 'Whānau "plan".pdf', fileType: 'application/pdf', size: 5 });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Whanau _plan_.pdf"; filename*=UTF-8''Wh%C4%81nau%20%22plan%22.pdf`,
    );
  });

  it('keep a name inside its header (v5.0.0-5.4.2)', () => {
    const { 'content-disposition': header } = downloadHeaders({
      fileName: 'a\r\nset-cookie: b;"\'(*).pdf',
      fileType: 'application/pdf',
      size: 5,
    });
    expect(header).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w%.-]+$/);
  });
});
