import type { createClient } from 'redis';

const RECONNECT_MS = 1_000;
/** The limit of queued commands while Redis is away; further hints are dropped, and clients query what they missed. */
const MOST_WAITING_COMMANDS = 10_000;

export type RealtimeRedis = ReturnType<typeof createClient>;

async function clientFor(url: string): Promise<RealtimeRedis> {
  const { createClient } = await import('redis');
  return createClient({
    url,
    commandsQueueMaxLength: MOST_WAITING_COMMANDS,
    socket: { connectTimeout: RECONNECT_MS, reconnectStrategy: RECONNECT_MS },
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
