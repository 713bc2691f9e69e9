import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { eventually, PATIENCE_MS } from '../../../test/support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { DatabaseClaim, DatabaseInUseError } from './database-claim.js';

describe('The claim of an API process to its database', () => {
  let database: TestDatabase;
  let claims: DatabaseClaim[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    for (const claim of claims) await claim.release();
    claims = [];
  });
  afterAll(() => database.drop());

  const take = async (shared: boolean, { onLost = (_: Error) => {}, patienceMs = 1 } = {}) => {
    const claim = await DatabaseClaim.take({ url: database.url, shared, onLost, patienceMs });
    claims.push(claim);
    return claim;
  };
  /** Holders come before processes that wait. */
  const locks = () =>
    database.query<{ pid: number; key: number }>(
      `SELECT pid, objid::int AS key FROM pg_locks
       WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       ORDER BY granted DESC`,
    );
  const cut = (pids: number[]) =>
    database.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [pids]);

  it('is shared by processes with Redis, and by no others', async () => {
    await take(true);
    await take(true);
    await expect(take(false)).rejects.toThrow(DatabaseInUseError);
  });

  it('excludes every other process without Redis, and passes to the next one when it ends', async () => {
    const first = await take(false);
    await expect(take(false)).rejects.toThrow('REDIS_URL');
    await expect(take(true)).rejects.toThrow(DatabaseInUseError);
    const next = take(false, { patienceMs: PATIENCE_MS });
    await first.release();
    await next;
  });

  it('is taken again after its connection broke', async () => {
    await take(false);
    const [before] = await locks();
    await cut([before?.pid ?? 0]);
    await eventually('a new lock', async () => {
      const [now] = await locks();
      return now !== undefined && now.pid !== before?.pid;
    });
  });

  it('calls `onLost` when another process has taken it meanwhile', async () => {
    let lost: Error | undefined;
    await take(false, { onLost: (error) => (lost = error) });
    const [held] = await locks();
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    // It waits in PostgreSQL itself, and so gets the lock in the moment in which it is free.
    const has = other.query('SELECT pg_advisory_lock($1)', [held?.key]);
    await eventually('the other one to wait', async () => (await locks()).length === 2);
    await cut([held?.pid ?? 0]);
    await has;
    await eventually('the first one to be told', () => Promise.resolve(lost instanceof DatabaseInUseError));
    await other.end();
  });
});
