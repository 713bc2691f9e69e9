import type { ClientBase, PoolConfig } from 'pg';

/** A connection whose other end is gone is noticed, even when nothing is asked on it. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

const SHARED: PoolConfig = {
  ...KEEP_ALIVE,
  onConnect: (client) => {
    // A connection that is handed out is listened to only a moment later. Where PostgreSQL dies in between, what the
    // driver reports would have no one to hear it, and Node.js ends the process. Whoever asks on it learns of it
    // anyway.
    client.on('error', () => undefined);
    closeWhenUnanswered(client);
  },
};

/** A pooler refuses them when a connection starts; behind one, they are the pooler's `connect_query`. */
const REQUEST_LIMITS: PoolConfig = {
  statement_timeout: 5_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Connections for requests: how many this process holds, and how long anyone may wait on one of them. */
export const poolOptions = (max: number, throughPooler = false): PoolConfig => ({
  ...SHARED,
  max,
  connectionTimeoutMillis: 5_000,
  ...(!throughPooler && REQUEST_LIMITS),
  // Longer than PostgreSQL's own: this is for one that does not answer at all.
  query_timeout: 7_000,
});

/** Connections to a replica. Whoever waits too long there asks the primary, within what a request may take. */
export const replicaPoolOptions = (max: number): PoolConfig => ({
  ...SHARED,
  max,
  connectionTimeoutMillis: 1_000,
  statement_timeout: 2_500,
  query_timeout: 3_000,
});

/** Connections for jobs and scheduled tasks, which may take their time and never take a request's connection. */
export const jobPoolOptions: PoolConfig = {
  ...SHARED,
  max: 5,
  connectionTimeoutMillis: 30_000,
  statement_timeout: 60_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
  // Above the ten minutes that the longest job allows one of its statements.
  query_timeout: 11 * 60_000,
};

/** The driver gives up waiting and goes on using the connection, on which everything after that would wait, too. */
function closeWhenUnanswered(client: ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
  const note = (error: unknown) => {
    if (error instanceof Error && error.message === 'Query read timeout') stream.destroy();
  };
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const noting = (...args: unknown[]) => {
    const callback = args.at(-1);
    if (typeof callback === 'function')
      args[args.length - 1] = (error: unknown, result: unknown) => {
        note(error);
        (callback as (error: unknown, result: unknown) => void)(error, result);
      };
    const answer = query(...args);
    if (answer instanceof Promise) answer.catch(note);
    return answer;
  };
  client.query = noting as typeof client.query;
}
