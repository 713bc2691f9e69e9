import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const ANSWER_MS = 5_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;

/** PostgreSQL is away, starting or full. Waiting does not help with other errors, such as a wrong password. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|57P0[1-3]|53300|08\d\d\d)$/;
const CONNECTION_LOST =
  /timeout expired|timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|query ?runner (?:was |has )?already (?:been )?released/i;
/** PgBouncer's error for a session setting. */
const POOLER = /unsupported startup parameter/;
export const isAway = (error: unknown): boolean =>
  AWAY.test((error as { code?: string })?.code ?? '') ||
  (error instanceof Error && CONNECTION_LOST.test(error.message)) ||
  (error instanceof AggregateError && error.errors.some(isAway));

/**
 * Repeats `work`, which must be idempotent, until PostgreSQL is available. `onAway` is called after each failed try.
 * Throws errors that waiting does not fix.
 */
export async function retryWhileAway<T>(
  work: () => Promise<T>,
  onAway: (error: unknown) => void,
  patienceMs = Infinity,
): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || performance.now() + wait > end) throw error;
      onAway(error);
      await pause(wait);
    }
  }
}

/** Resolves once PostgreSQL responds. */
export const waitForPostgres = (url: string, onAway: (error: unknown) => void, patienceMs?: number): Promise<void> =>
  retryWhileAway(() => ask(url), onAway, patienceMs);

async function ask(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    statement_timeout: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (cause) {
    if (!(cause instanceof Error && POOLER.test(cause.message))) throw cause;
    throw new Error(
      'DATABASE_URL leads to a pooler that may change connections between transactions. Set DATABASE_DIRECT_URL to the ' +
        'address of PostgreSQL itself.',
      { cause },
    );
  } finally {
    client.end().catch(() => undefined);
  }
}
