import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type request from 'supertest';
import type { TestApp } from './test-app.js';
import type { TestDatabase } from './test-database.js';
import type { WrittenRows } from './written-rows.js';

/** Asks the API for a write, each time again. */
export type Ask = () => request.Test;

export const rowsIn = async (database: TestDatabase, table: string): Promise<number> =>
  (await database.query<{ n: number }>(`SELECT count(*)::integer AS n FROM ${table}`))[0]?.n ?? 0;

const EMAILS = `jobs.job WHERE name = 'email.send'`;
const keyed = (ask: Ask, key: string) => ask().set('Idempotency-Key', key);

/** The expected change of one table by a write: one more row by default. */
export interface Effect {
  table: string;
  rows?: 1 | -1;
}

/**
 * Asked three times under one key, two of them at once, the table has the one change, the answers are the same, and
 * the last time writes and emails nothing.
 */
export async function expectDoneOnce(
  test: TestApp,
  writes: WrittenRows,
  { table, rows = 1 }: Effect,
  ask: Ask,
): Promise<void> {
  const { database } = test;
  const before = await rowsIn(database, table);
  const key = randomUUID();
  const [first, twin] = await Promise.all([keyed(ask, key), keyed(ask, key)]);
  expect({ status: first.status, text: first.status < 300 ? '' : first.text }).toEqual({
    status: twin.status,
    text: '',
  });
  expect([twin.status, twin.text]).toEqual([first.status, first.text]);
  const written = await writes.during(test, async () => {
    const emails = await rowsIn(database, EMAILS);
    const later = await keyed(ask, key);
    expect([later.status, later.text]).toEqual([first.status, first.text]);
    expect(await rowsIn(database, EMAILS)).toBe(emails);
  });
  expect(written).toEqual({});
  expect(await rowsIn(database, table)).toBe(before + rows);
}

/** A key belongs to one body: another one is refused, and the first keeps its answer. */
export async function expectOneBodyPerKey(ask: Ask, other: Ask): Promise<void> {
  const key = randomUUID();
  const first = await keyed(ask, key);
  expect(first.status).toBeLessThan(300);
  expect((await keyed(other, key).expect(422)).body.code).toBe('idempotency_key_reused');
  const again = await keyed(ask, key);
  expect([again.status, again.text, again.headers['idempotent-replay']]).toEqual([first.status, first.text, 'true']);
}
