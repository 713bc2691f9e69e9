import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { join, resolve } from 'node:path';
import { poisonAnswer } from './poison';

const FRONTEND = resolve(import.meta.dirname, '../..');
const API_PORT = Number(process.env['API_PORT'] || 3001);
const PATIENCE_MS = 60_000;

/** A web process of its own that gets poisoned answers from the API of the product. */
interface PoisonedSite {
  origin: string;
  /** The numbers of the fields that got a payload so far. */
  planted: Set<number>;
  close: () => Promise<void>;
}

async function poisonedBody(answer: IncomingMessage, request: IncomingMessage, planted: Set<number>): Promise<Buffer> {
  const body = Buffer.concat((await answer.toArray()) as Buffer[]);
  if (!answer.headers['content-type']?.startsWith('application/json') || body.length === 0) return body;
  const { pathname: path } = new URL(request.url ?? '/', 'http://api');
  const about = { method: request.method ?? 'GET', path, status: answer.statusCode ?? 200 };
  return Buffer.from(JSON.stringify(poisonAnswer(about, JSON.parse(body.toString()), planted)));
}

/** Forwards to the API and poisons its JSON. */
function openForwarder(planted: Set<number>) {
  return createServer((request, response) => {
    const { method, url, headers } = request;
    const onward = ask({
      ...{ host: '127.0.0.1', port: API_PORT, method, path: url },
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    onward.on('error', () => response.destroy());
    onward.on('response', (answer) => {
      const { 'content-length': _length, 'transfer-encoding': _how, etag: _etag, ...kept } = answer.headers;
      poisonedBody(answer, request, planted).then(
        (body) => response.writeHead(answer.statusCode ?? 502, kept).end(body),
        () => response.destroy(),
      );
    });
    request.pipe(onward);
  });
}

const portOf = (server: ReturnType<typeof createServer>) => (server.address() as AddressInfo).port;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

export async function openPoisonedSite(): Promise<PoisonedSite> {
  const planted = new Set<number>();
  const forwarder = openForwarder(planted).listen(0, '127.0.0.1');
  await once(forwarder, 'listening');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const web = spawn(process.execPath, [join(FRONTEND, 'dist', 'server', 'index.js')], {
    cwd: FRONTEND,
    env: {
      ...{ PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', LOG_LEVEL: 'warn', HOST: '127.0.0.1' },
      ...{ PORT: String(port), API_URL: `http://127.0.0.1:${portOf(forwarder)}`, PUBLIC_URL: origin },
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(web, 'exit');
  const close = async () => {
    web.kill('SIGKILL');
    await ended;
    forwarder.close();
    forwarder.closeAllConnections();
  };
  const end = Date.now() + PATIENCE_MS;
  while (!(await fetch(`${origin}/api/regions`).catch(() => null))?.ok) {
    if (web.exitCode !== null || Date.now() > end) {
      await close();
      throw new Error('The web process did not start');
    }
    await pause(50);
  }
  return { origin, planted, close };
}
