import { createClient } from 'redis';

const RECONNECT_MS = 1_000;
/** What may wait for Redis while it is away; beyond that, hints are dropped: clients ask for what they missed. */
const MOST_WAITING_COMMANDS = 10_000;

const clientFor = (url: string) =>
  createClient({
    url,
    commandsQueueMaxLength: MOST_WAITING_COMMANDS,
    socket: { connectTimeout: RECONNECT_MS, reconnectStrategy: RECONNECT_MS },
  });

export type RealtimeRedis = ReturnType<typeof clientFor>;

/** The connection over which the processes pass on what their sockets are to be told. Starts even while Redis is away. */
export async function connectRealtimeRedis(url: string, onTrouble: (error: unknown) => void): Promise<RealtimeRedis> {
  const client = clientFor(url);
  client.on('error', onTrouble);
  // The adapter does not wait for what it publishes; a rejection there would end the process.
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
