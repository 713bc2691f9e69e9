import type { createClient } from 'redis';
import { withinTime } from '../time-limit/index.js';

const RECONNECT_MS = 1_000;
/** The limit of queued commands while Redis is away; further hints are dropped, and clients query what they missed. */
const MOST_WAITING_COMMANDS = 10_000;
/** How often Redis is asked whether it answers, and how long it may take. */
const ASK_EVERY_MS = 2_000;
const ANSWER_MS = 1_000;
/** A connection without answers is closed: TCP would notice a dead machine after a quarter of an hour. */
const SILENCE_MS = 15_000;
const PING_EVERY_MS = 5_000;

export type RealtimeRedis = ReturnType<typeof createClient>;

async function clientFor(url: string): Promise<RealtimeRedis> {
  const { createClient } = await import('redis');
  return createClient({
    url,
    commandsQueueMaxLength: MOST_WAITING_COMMANDS,
    pingInterval: PING_EVERY_MS,
    socket: { connectTimeout: RECONNECT_MS, reconnectStrategy: RECONNECT_MS, socketTimeout: SILENCE_MS },
  });
}

/** The connection through which processes share socket events. Starts even while Redis is away. */
export async function connectRealtimeRedis(url: string, onTrouble: (error: unknown) => void): Promise<RealtimeRedis> {
  const client = await clientFor(url);
  client.on('error', onTrouble);
  // The adapter does not await publishing; a rejection would end the process.
  const publish = client.publish.bind(client);
  Object.assign(client, {
    publish: (...message: Parameters<typeof publish>) =>
      publish(...message).catch((error: unknown) => {
        onTrouble(error);
        return 0;
      }),
  });
  const connected = client.connect();
  connected.catch(onTrouble);
  await Promise.race([connected, new Promise((resolve) => client.once('error', resolve))]);
  return client;
}

/**
 * Watches whether Redis answers until its client ends: a frozen one, or a machine that is gone, leaves the connection
 * open.
 */
export function watchAnswers(client: RealtimeRedis): () => boolean {
  let answers = true;
  let asking = false;
  const ask = async () => {
    if (!client.isOpen) return clearInterval(timer);
    // One question at a time: each written byte would keep the connection open.
    if (asking || !client.isReady) return;
    asking = true;
    const answer = client.ping().then(
      () => (answers = true),
      () => (answers = false),
    );
    await withinTime(ANSWER_MS, answer, () => (answers = false));
    await answer;
    asking = false;
  };
  const timer = setInterval(() => void ask(), ASK_EVERY_MS).unref();
  return () => answers;
}
