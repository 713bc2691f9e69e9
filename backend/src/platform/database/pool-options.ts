import type { ClientBase, PoolConfig } from 'pg';

/** Detects dead connections even when idle. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Longer than a minute, or each run of the tasks of every minute would open its connections anew. */
export const KEPT_OPEN = { idleTimeoutMillis: 90_000 };

const SHARED: PoolConfig = {
  ...KEEP_ALIVE,
  ...KEPT_OPEN,
  onConnect: (client) => {
    // A connection has no listener for a moment after it is handed out. Without this one, a crash of PostgreSQL then
    // ends the process. The current statement fails anyway.
    client.on('error', () => undefined);
    closeWhenUnanswered(client);
  },
};

/** A pooler rejects these as startup parameters; they must be in its `connect_query`. */
const REQUEST_LIMITS: PoolConfig = {
  statement_timeout: 5_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Connections for requests: their number, and time limits. */
export const poolOptions = (max: number, throughPooler = false): PoolConfig => ({
  ...SHARED,
  max,
  connectionTimeoutMillis: 5_000,
  ...(!throughPooler && REQUEST_LIMITS),
  // Longer than PostgreSQL's limit: for a server that does not respond at all.
  query_timeout: 7_000,
});

/** Connections to a replica. After a timeout the primary is used, within a request's time limit. */
export const replicaPoolOptions = (max: number): PoolConfig => ({
  ...SHARED,
  max,
  connectionTimeoutMillis: 1_000,
  statement_timeout: 2_500,
  query_timeout: 3_000,
});

/** Connections for jobs and scheduled tasks, which may be slow and must not use those of requests. */
export const jobPoolOptions: PoolConfig = {
  ...SHARED,
  max: 5,
  connectionTimeoutMillis: 30_000,
  statement_timeout: 60_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
  // Longer than the ten minutes of the slowest job statement.
  query_timeout: 11 * 60_000,
};

/** Closes a connection at once: `end` waits for the server. */
export function cutConnection(client: ClientBase): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

/** The driver keeps using a connection after a timeout, on which later statements would wait too. */
function closeWhenUnanswered(client: ClientBase): void {
  const note = (error: unknown) => {
    if (error instanceof Error && error.message === 'Query read timeout') cutConnection(client);
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
