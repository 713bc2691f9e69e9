/** Pairs of people of whom one writes to the other as fast as acknowledgements come, over sockets. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { signUpMember } from '../kit/stage.mjs';

/** @typedef {import('../kit/stage.mjs').Stage} Stage */
/** @typedef {import('socket.io-client').Socket} Socket */
/** @typedef {{ conversationId: string, sender: Socket, receiver: Socket }} Pair */
/** @typedef {{ id: string, token: string }} Member */
/** @typedef {{ id: string, family: Member, auPair: Member }} Conversation */

const PAIRS = 50;
/** Messages in a round. */
export const MESSAGES = 2_000;
export const CONTENT = 'Could you start in February? We would love to hear more about your summer at the camp.';

/** @param {Stage} stage @returns {Promise<import('../run.mjs').Case[]>} */
export async function messageCases({ api, client, startRival }) {
  const bare = await startRival('bare-messages');
  const conversations = await startConversations(api.url, client);
  const servers = /** @type {const} */ ([
    ['Socket.IO and one statement', bare],
    ['API', api],
  ]);
  const variants = [];
  for (const [name, server] of servers)
    variants.push({ name, server, load: await writing(conversations, () => server.url) });
  return [{ title: 'Messages, 50 people writing at once', variants, requests: MESSAGES }];
}

/**
 * @param {string} api
 * @param {import('pg').Client} client of its database
 */
export async function startConversations(api, client) {
  const conversations = [];
  while (conversations.length < PAIRS) conversations.push(await startConversation(api, client));
  return conversations;
}

/**
 * Writes in all conversations at once. The other person of each is connected to the next address.
 * @param {Conversation[]} conversations
 * @param {(number: number) => string} urlOf
 */
export async function writing(conversations, urlOf) {
  const pairs = await Promise.all(
    conversations.map(async ({ id, family, auPair }, number) => {
      const [sender, receiver] = await Promise.all([
        connect(urlOf(number), family),
        connect(urlOf(number + 1), auPair),
      ]);
      return { conversationId: id, sender, receiver };
    }),
  );
  return (/** @type {{ requests: number }} */ { requests }) => write(pairs, requests);
}

/**
 * @param {string} api
 * @param {import('pg').Client} client
 * @returns {Promise<Conversation>}
 */
async function startConversation(api, client) {
  const [family, auPair] = await Promise.all([signUpMember(api, 'family'), signUpMember(api, 'aupair')]);
  const { rows } = await client.query(
    `INSERT INTO conversations (user1_id, user2_id, started_by_id)
     VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $1) RETURNING id`,
    [family.id, auPair.id],
  );
  return { id: /** @type {string} */ (rows[0].id), family, auPair };
}

/** @param {string} url @param {Member} member */
export async function connect(url, { id, token }) {
  const socket = io(url, { auth: { token, userId: id }, forceNew: true, transports: ['websocket'] });
  await once(/** @type {never} */ (socket), 'connect');
  return socket;
}

/** Throws where a message is missing, comes twice or out of order. @param {Pair[]} pairs @param {number} count */
async function write(pairs, count) {
  /** @type {number[]} */
  const latencies = [];
  /** @type {number[]} */
  const delivered = [];
  /** @type {Map<string, number>} */
  const begunAt = new Map();
  const each = Math.ceil(count / pairs.length);
  const began = performance.now();
  await Promise.all(
    pairs.map(async ({ conversationId, sender, receiver }) => {
      let [arrived, last] = [0, 0];
      const all = new Promise((resolve, reject) => {
        receiver.on('message.created', ({ clientMessageId, seq }) => {
          if (last > 0 && seq !== last + 1) reject(new Error(`Message ${seq} came after ${last}`));
          last = seq;
          delivered.push(performance.now() - (begunAt.get(clientMessageId) ?? Number.NaN));
          if ((arrived += 1) === each) resolve(undefined);
        });
      });
      for (let sent = 0; sent < each; sent += 1) {
        const clientMessageId = randomUUID();
        begunAt.set(clientMessageId, performance.now());
        const answer = await sender
          .timeout(10_000)
          .emitWithAck('message.send', { conversationId, clientMessageId, content: CONTENT });
        if (!answer.ok) throw new Error(JSON.stringify(answer.error));
        latencies.push(performance.now() - (begunAt.get(clientMessageId) ?? Number.NaN));
      }
      await all;
      receiver.off('message.created');
    }),
  );
  return { latencies, delivered, seconds: (performance.now() - began) / 1_000 };
}
