/**
 * How fast people can talk: `npm run build && node bench/messages.mjs` in the backend's folder. Starts the API on a
 * database of its own, fills it with conversations, and prints what it measured. Everything runs on one machine, the
 * clients too, so a server alone does better.
 * CONVERSATIONS (100), SECONDS (10) and HISTORY (messages per conversation to begin with, 1000) can be set.
 */
import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { io } from 'socket.io-client';
import { startEmbeddedPostgres } from '../dist/platform/database/embedded-postgres.js';

const CONVERSATIONS = Number(process.env.CONVERSATIONS ?? 100);
const SECONDS = Number(process.env.SECONDS ?? 10);
const HISTORY = Number(process.env.HISTORY ?? 1_000);
const SINGLE_MESSAGES = 200;

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** @param {number[]} values milliseconds */
const spread = (values) =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${quantile(values, share).toFixed(1)} ms`).join(', ');

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/** @param {string} url @param {string} databaseUrl @param {string} dataDir @param {number} port */
async function startApi(url, databaseUrl, dataDir, port) {
  const secret = 'only-for-measuring-and-nowhere-else';
  const api = spawn(process.execPath, ['dist/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      API_PORT: String(port),
      HOST: '127.0.0.1',
      JWT_SECRET: secret,
      PASSWORD_PEPPER: secret,
      MFA_ENCRYPTION_KEY: secret,
      RATE_LIMIT_SCALE: '10000',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  while (!(await fetch(`${url}/health/ready`).catch(() => null))?.ok) await pause(50);
  return api;
}

/** @param {string} url @param {'family' | 'aupair'} userType */
async function signUp(url, userType) {
  const name = `bench-${randomUUID().slice(0, 8)}`;
  const answer = await fetch(`${url}/api/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
    body: JSON.stringify({
      email: `${name}@example.com`,
      password: 'quiet harbour lantern',
      metadata: { userType, region: 'australia', username: name },
    }),
  });
  const session = await answer.json();
  return { id: session.user.id, token: session.access_token };
}

/** @param {string} url @param {string} token */
async function connect(url, token) {
  const socket = io(url, { auth: { token }, forceNew: true, transports: ['websocket'] });
  await once(/** @type {never} */ (socket), 'connect');
  return socket;
}

/** @param {string} url @param {pg.Client} database */
async function pair(url, database) {
  const [family, auPair] = await Promise.all([signUp(url, 'family'), signUp(url, 'aupair')]);
  const { rows } = await database.query(
    `INSERT INTO conversations (user1_id, user2_id, started_by_id, last_seq)
     VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $1, $3) RETURNING id`,
    [family.id, auPair.id, HISTORY],
  );
  await database.query(
    `INSERT INTO messages (conversation_id, sender_id, receiver_id, content, is_read, seq, client_message_id)
     SELECT $1, $2, $3, repeat('Long ago. ', 10), true, seq, gen_random_uuid() FROM generate_series(1, $4) AS seq`,
    [rows[0].id, family.id, auPair.id, HISTORY],
  );
  return {
    conversationId: rows[0].id,
    sender: await connect(url, family.token),
    receiver: await connect(url, auPair.token),
  };
}

/** @typedef {Awaited<ReturnType<typeof pair>>} Pair */

/** One message after the other between two people, with time to arrive: what a person feels. @param {Pair} pair */
async function measureDelivery({ conversationId, sender, receiver }) {
  const times = [];
  for (let count = 0; count < SINGLE_MESSAGES; count += 1) {
    const clientMessageId = randomUUID();
    const arrived = new Promise((resolve) => {
      const listener = (/** @type {{ clientMessageId: string }} */ message) => {
        if (message.clientMessageId !== clientMessageId) return;
        receiver.off('message.created', listener);
        resolve(performance.now());
      };
      receiver.on('message.created', listener);
    });
    const begun = performance.now();
    sender.emit('message.send', { conversationId, clientMessageId, content: 'How was your day?' }, () => undefined);
    times.push((await arrived) - begun);
    await pause(10);
  }
  say(`delivery of ${SINGLE_MESSAGES} single messages: ${spread(times)}`);
}

/** Everybody writes as fast as acknowledgements come. @param {Pair[]} pairs */
async function measureSending(pairs) {
  /** @type {number[]} */
  const acknowledged = [];
  /** @type {number[]} */
  const delivered = [];
  const begunAt = new Map();
  const end = performance.now() + SECONDS * 1_000;
  for (const { receiver } of pairs)
    receiver.on('message.created', ({ clientMessageId }) =>
      delivered.push(performance.now() - begunAt.get(clientMessageId)),
    );
  await Promise.all(
    pairs.map(async ({ conversationId, sender }) => {
      while (performance.now() < end) {
        const clientMessageId = randomUUID();
        begunAt.set(clientMessageId, performance.now());
        const answer = await sender.timeout(10_000).emitWithAck('message.send', {
          conversationId,
          clientMessageId,
          content: 'Could you start in February?',
        });
        if (!answer.ok) throw new Error(JSON.stringify(answer.error));
        acknowledged.push(performance.now() - begunAt.get(clientMessageId));
      }
    }),
  );
  while (delivered.length < acknowledged.length) await pause(10);
  const wait = (performance.now() - end) / 1_000;
  say(`${pairs.length} people writing at once: ${Math.round(acknowledged.length / SECONDS)} messages a second`);
  say(`  acknowledged after ${spread(acknowledged)}`);
  say(`  delivered after ${spread(delivered)}; the last one ${wait.toFixed(1)} s after writing ended`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'wattle-and-fern-bench-'));
chmodSync(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir, port: 0, durable: true });
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const api = await startApi(url, postgres.url, dataDir, port);
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();
try {
  /** @type {Pair[]} */
  const pairs = [];
  while (pairs.length < CONVERSATIONS) pairs.push(await pair(url, database));
  await database.query('ANALYZE');
  say(`${cpus().length} cores; ${CONVERSATIONS} conversations of ${HISTORY} messages; PostgreSQL with fsync`);
  const [first] = pairs;
  if (first) await measureDelivery(first);
  await measureSending(pairs);
  for (const { sender, receiver } of pairs) {
    sender.disconnect();
    receiver.disconnect();
  }
} finally {
  await database.end();
  api.kill();
  await once(api, 'exit');
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
