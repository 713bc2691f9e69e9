import { afterEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { ApiAvailability, healthProbe } from './api-availability';
import { passOnToApi } from './proxy';
import { readSettings } from './settings';

/** Of the protocol (RFC 6455). */
const WEBSOCKET_ID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const UPGRADE = 'Upgrade: websocket\r\nConnection: Upgrade\r\n';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Starts the proxy in front of an API that answers with `listener`. */
async function startProxy(
  listener: RequestListener,
  onSocket: (socket: Socket) => void = () => undefined,
): Promise<{ port: number; app: FastifyInstance }> {
  const api = createServer(listener).on('upgrade', ({ headers }, socket: Socket) => {
    const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${WEBSOCKET_ID}`).digest('base64');
    socket
      .on('error', () => undefined)
      .write(`HTTP/1.1 101 Switching Protocols\r\n${UPGRADE}Sec-WebSocket-Accept: ${accept}\r\n\r\n`);
    cleanups.push(() => socket.destroy());
    onSocket(socket);
  });
  await listen(api);
  const settings = readSettings({ API_URL: `http://127.0.0.1:${portOf(api)}` });
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await passOnToApi(app, settings, new ApiAvailability(healthProbe(settings.apiUrl)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  cleanups.push(() => app.close());
  return { port: portOf(app.server), app };
}

async function listen(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
}

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;

/** Echoes the number of bytes received. */
const counting: RequestListener = (request, response) => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('end', () => response.setHeader('content-type', 'application/json').end(JSON.stringify({ bytes })));
};

/** Sends a request exactly as given, including what `fetch` would not send. */
function send(port: number, method: string, path: string, headers: Record<string, string> = {}, body = '') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('Passing requests on to the API', () => {
  it('answers within two seconds when the API is frozen, and says when to try again', async () => {
    const { port } = await startProxy(() => undefined);
    const since = performance.now();
    const answer = await send(port, 'GET', '/api/regions');
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect(JSON.parse(answer.body)).toMatchObject({ statusCode: 503, code: 'api_unreachable' });
    expect(performance.now() - since).toBeLessThan(2_500);
  });

  it('forwards a request with an upgrade offer, without the offer', async () => {
    const { port } = await startProxy((request, response) => {
      response.end(JSON.stringify({ upgrade: request.headers.upgrade ?? null }));
    });
    const answer = await send(port, 'GET', '/api/regions', { upgrade: 'websocket' });
    expect(answer).toMatchObject({ status: 200, body: '{"upgrade":null}' });
  });

  it('waits for a slow response while the API still reports that it is alive', async () => {
    const { port } = await startProxy((request, response) => {
      if (request.url?.startsWith('/health')) return void response.end('{}');
      setTimeout(() => response.end('at last'), 2_500);
    });
    expect(await send(port, 'GET', '/api/slow')).toMatchObject({ status: 200, body: 'at last' });
  });

  it('forwards other requests while 150 visitors send their bodies a byte at a time', async () => {
    const { port } = await startProxy(counting);
    const slow = await Promise.all(Array.from({ length: 150 }, () => startSlowBody(port)));
    expect(await send(port, 'GET', '/api/regions')).toMatchObject({ status: 200 });
    for (const socket of slow) socket.destroy();
  });

  it('continues when a visitor leaves before the API has responded', async () => {
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    let answer = () => {};
    const { port } = await startProxy((request, response) => {
      if (request.url !== '/api/regions') return void response.end('{}');
      answer = () => response.end('[]');
      asked();
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /api/regions HTTP/1.1\r\nHost: x\r\n\r\n');
    await isAsked;
    socket.destroy();
    // By the second response the proxy has noticed that the visitor is gone.
    await send(port, 'GET', '/api/blog');
    answer();
    expect(await send(port, 'GET', '/api/blog')).toMatchObject({ status: 200 });
  });

  it.each(['/api/blog/%2e%2e', '/media/..%2fx'])(
    'refuses a path that leads elsewhere (%s) as a bad request',
    async (path) => {
      const { port } = await startProxy(counting);
      const answer = await send(port, 'GET', path);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toMatchObject({ statusCode: 400, code: 'bad_request' });
    },
  );

  it.each<Record<string, string>>([
    { 'content-encoding': 'x' },
    { 'content-encoding': 'gzip' },
    { expect: '100-continue' },
  ])('forwards a body unchanged: %p', async (headers) => {
    const { port } = await startProxy(counting);
    const answer = await send(port, 'POST', '/api/sessions', { 'content-type': 'application/json', ...headers }, '{}');
    expect(answer).toMatchObject({ status: 200, body: '{"bytes":2}' });
  });

  it('refuses a body that the API would refuse for its size, before it has arrived', async () => {
    const { port } = await startProxy(counting);
    const length = String(30 * 1024 * 1024);
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      const answer = await announce(port, { 'content-type': type, 'content-length': length });
      expect(answer).toMatch(/^HTTP\/1.1 413 /);
      expect(answer).toContain('"code":"payload_too_large"');
    }
  });

  it('ends a socket whose reader is slow, before what it does not read fills the memory', async () => {
    const { visitor, socket } = await startSocket();
    visitor.pause();
    // More than the buffers of connections hold.
    for (let count = 0; count < 600; count += 1) socket.write(frame(60_000));
    expect((await once(socket, 'data'))[0]).toHaveProperty('0', CLOSE);
  });

  it('ends a socket that sends more at once than the API takes', async () => {
    const { visitor, socket } = await startSocket();
    visitor.write(frame(200_000, MASKED));
    expect((await once(socket, 'data'))[0]).toHaveProperty('0', CLOSE);
  });
});

const MASKED = 0x80;
/** The first byte of a message that ends the socket. */
const CLOSE = 0x88;

/** A message of so many zeros. */
function frame(length: number, masked = 0): Buffer {
  const head = Buffer.alloc(masked ? 14 : 10);
  head[0] = 0x82;
  head[1] = masked | 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, Buffer.alloc(length)]);
}

/** A visitor's socket through the proxy, and its other end at the API. */
async function startSocket(): Promise<{ visitor: Socket; socket: Socket }> {
  let connected: (socket: Socket) => void = () => undefined;
  const atApi = new Promise<Socket>((resolve) => (connected = resolve));
  const { port } = await startProxy(counting, (socket) => connected(socket));
  const visitor = connect(port, '127.0.0.1').on('error', () => undefined);
  cleanups.push(() => visitor.destroy());
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
  visitor.write(`GET /socket.io/?transport=websocket HTTP/1.1\r\nHost: x\r\n${UPGRADE}${key}\r\n`);
  return { visitor, socket: await atApi };
}

function startSlowBody(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head =
    'POST /api/sessions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n{';
  return new Promise((resolve) => socket.write(head, () => resolve(socket)));
}

/** Announces a body and reads the response without sending it. */
function announce(port: number, headers: Record<string, string>): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api/photos HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n`);
  let text = '';
  return new Promise((resolve, reject) => {
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}
