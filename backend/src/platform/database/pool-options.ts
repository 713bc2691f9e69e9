import type { PoolConfig } from 'pg';

/** How many connections this process holds, and how long anybody may wait on one of them. */
export const poolOptions = (max: number): PoolConfig => ({
  max,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  // A connection that is handed out is listened to only a moment later. Where PostgreSQL dies in between, what the
  // driver reports would have nobody to hear it, and Node.js ends the process. Whoever asks on it learns of it anyway.
  onConnect: (client) => void client.on('error', () => undefined),
});
