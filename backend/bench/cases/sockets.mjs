/** Open pages: what a socket costs to accept and to keep, and how soon messages arrive among thousands of them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../kit/compare.mjs';
import { membersWithSessions } from '../kit/members.mjs';
import { CONTENT, connect } from './messages.mjs';

/** @typedef {import('../kit/stage.mjs').Stage} Stage */
/** @typedef {import('../kit/server.mjs').Server} Server */
/** @typedef {import('../kit/members.mjs').Member} Member */
/** @typedef {{ memberId: string, socket: import('socket.io-client').Socket }} Page */
/** @typedef {{ id: string, from: string, to: string }} Conversation */

/** The API accepts no more of one person. */
const OF_A_PERSON = 5;
const OPENING_AT_ONCE = 20;
const ACCEPTED = 500;
const KEPT = 1_000;
const AMONG = 5_000;
const WRITERS = 100;
const A_SECOND = 200;
const SECONDS = 20;
/** Longer than the API waits before someone without a page counts as away. */
const SETTLED_MS = 3_000;

/** As many as 5,000 pages need, or as there are. @param {Stage} stage */
async function membersOf(stage) {
  const most = AMONG / OF_A_PERSON / 2;
  return {
    families: await membersWithSessions(stage, 'family', most),
    auPairs: await membersWithSessions(stage, 'aupair', most),
  };
}

/** @param {Server} server @param {Member[]} members @param {number} count */
async function open({ url }, members, count) {
  const wanted = Array.from({ length: OF_A_PERSON }, () => members)
    .flat()
    .slice(0, count);
  /** @type {Page[]} */
  const pages = [];
  /** @type {number[]} */
  const latencies = [];
  const openNext = async () => {
    for (let member = wanted.shift(); member; member = wanted.shift()) {
      const since = performance.now();
      pages.push({ memberId: member.id, socket: await connect(url, member) });
      latencies.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, openNext));
  return { pages, latencies };
}

/** @param {Page[]} pages */
async function close(pages) {
  for (const { socket } of pages) socket.disconnect();
  await pause(SETTLED_MS);
}

/** @param {Stage} stage @returns {Promise<import('../run.mjs').Case[]>} */
export async function socketCases(stage) {
  const bare = await stage.startRival('bare-messages');
  const { families, auPairs } = await membersOf(stage);
  const variantOf = (/** @type {string} */ name, /** @type {Server} */ server) => ({
    name,
    server,
    load: async (/** @type {{ requests: number }} */ { requests }) => {
      const since = performance.now();
      const { pages, latencies } = await open(server, [...families, ...auPairs], requests);
      const seconds = (performance.now() - since) / 1_000;
      await close(pages);
      return { latencies, seconds };
    },
  });
  const variants = [variantOf('Socket.IO alone', bare), variantOf('API', stage.api)];
  return [{ title: 'Sockets, opened and closed', variants, requests: ACCEPTED }];
}

/** Memory of open sockets, and messages among many of them. @param {Stage} stage @returns {Promise<import('../kit/report.mjs').Table>} */
export async function measureOpenSockets(stage) {
  const { families, auPairs } = await membersOf(stage);
  const members = [...families, ...auPairs];
  const pairs = families.slice(0, WRITERS).map(({ id }, index) => [id, auPairs[index]?.id ?? '']);
  const { rows } = await stage.client.query(
    `INSERT INTO conversations (user1_id, user2_id, started_by_id, last_seq)
     SELECT least(a, b), greatest(a, b), a, 1 FROM unnest($1::uuid[], $2::uuid[]) AS pairs (a, b)
     WHERE NOT EXISTS (SELECT FROM user_blocks_effective WHERE (viewer_id, hidden_id) IN ((a, b), (b, a)))
     ON CONFLICT (user1_id, user2_id) DO UPDATE SET last_seq = greatest(conversations.last_seq, 1)
     RETURNING id, user1_id AS from, user2_id AS to`,
    [pairs.map(([family]) => family), pairs.map(([, auPair]) => auPair)],
  );
  const servers = /** @type {const} */ ([
    ['Socket.IO and one statement', await stage.startRival('bare-messages')],
    ['API', stage.api],
  ]);
  const lines = [];
  for (const [name, server] of servers) {
    // Uncounted: code is compiled, and pools are filled.
    await close((await open(server, members, KEPT)).pages);
    const before = await server.memory();
    const kept = await open(server, members, KEPT);
    await pause(SETTLED_MS);
    const after = await server.memory();
    await close(kept.pages);
    const { pages } = await open(server, members, AMONG);
    await pause(SETTLED_MS);
    await writeSteadily(pages, rows, WRITERS);
    const { acknowledged, delivered, refused } = await writeSteadily(pages, rows, A_SECOND * SECONDS);
    await close(pages);
    const each = (/** @type {'heap' | 'resident'} */ part) =>
      ((after[part] - before[part]) / kept.pages.length / 1_000).toFixed(1);
    const times = [acknowledged, delivered].flatMap((all) =>
      [0.5, 0.99].map((share) => quantile(all, share).toFixed(1)),
    );
    lines.push([name, each('heap'), each('resident'), String(pages.length), ...times, String(refused)]);
  }
  return {
    title: `Open sockets, and ${A_SECOND} messages a second among them`,
    head: [
      '',
      'heap kB each',
      'memory kB each',
      'sockets',
      'p50 ms',
      'p99 ms',
      'delivered p50 ms',
      'delivered p99 ms',
      'refused',
    ],
    lines,
  };
}

/**
 * Writes at an even pace, whether or not earlier messages have arrived. Throws where an acknowledged one does not arrive at all.
 * @param {Page[]} pages
 * @param {Conversation[]} conversations
 * @param {number} count
 */
async function writeSteadily(pages, conversations, count) {
  const pageOf = (/** @type {string} */ id) => pages.find(({ memberId }) => memberId === id)?.socket;
  /** @type {Map<string, number>} */
  const begunAt = new Map();
  const since = (/** @type {string} */ id) => performance.now() - (begunAt.get(id) ?? Number.NaN);
  /** @type {number[]} */
  const acknowledged = [];
  /** @type {number[]} */
  const delivered = [];
  let refused = 0;
  const lines = conversations.flatMap(({ id, from, to }) => {
    const [sender, receiver] = [pageOf(from), pageOf(to)];
    return sender && receiver ? [{ id, sender, receiver }] : [];
  });
  for (const { receiver } of lines)
    receiver.on('message.created', ({ clientMessageId }) => delivered.push(since(clientMessageId)));
  const send = async (/** @type {(typeof lines)[number]} */ { id: conversationId, sender }) => {
    const clientMessageId = randomUUID();
    begunAt.set(clientMessageId, performance.now());
    const message = { conversationId, clientMessageId, content: CONTENT };
    const answer = await sender.timeout(10_000).emitWithAck('message.send', message);
    if (answer.ok) acknowledged.push(since(clientMessageId));
    else refused += 1;
  };
  const began = performance.now();
  const sending = [];
  for (let sent = 0; sent < count; sent += 1) {
    const line = lines[sent % lines.length];
    if (line) sending.push(send(line));
    const wait = began + ((sent + 1) * 1_000) / A_SECOND - performance.now();
    if (wait > 1) await pause(wait);
  }
  await Promise.all(sending);
  await pause(1_000);
  for (const { receiver } of lines) receiver.off('message.created');
  if (delivered.length < acknowledged.length)
    throw new Error(`${delivered.length} of ${acknowledged.length} messages arrived`);
  return { acknowledged, delivered, refused };
}
