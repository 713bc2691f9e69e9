import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { eventually } from '../../../test/support/eventually.js';
import type { Settings } from '../config/index.js';
import { toDomainError } from '../errors/index.js';
import { FrozenServerWatchService } from './frozen-server-watch.service.js';
import { poolOptions } from './pool-options.js';

Logger.overrideLogger(false);

const POOL_SIZE = 2;
/** Twice the promise: this machine does other things too. Without the watch it would be seven seconds. */
const LONGEST_MS = 4_000;

describe('A frozen PostgreSQL, which keeps its connections but does not respond', () => {
  let database: TestDatabase;
  let line: Server;
  let dataSource: DataSource;
  let watch: FrozenServerWatchService;
  const sockets = new Set<Socket>();
  let frozen = false;

  beforeAll(async () => {
    database = await createTestDatabase();
    const target = new URL(database.url);
    line = createServer((client) => {
      const server = connect(Number(target.port), target.hostname);
      for (const [from, to] of [[client, server] as const, [server, client] as const]) {
        sockets.add(from);
        if (frozen) from.pause();
        from.on('data', (bytes) => to.write(bytes));
        from.on('error', () => to.destroy());
        from.on('close', () => sockets.delete(from) && to.destroy());
      }
    });
    await once(line.listen(0, '127.0.0.1'), 'listening');
    const url = new URL(database.url);
    url.hostname = '127.0.0.1';
    url.port = String((line.address() as AddressInfo).port);
    dataSource = await new DataSource({ type: 'postgres', url: url.href, extra: poolOptions(POOL_SIZE) }).initialize();
    watch = new FrozenServerWatchService(dataSource, { databaseDirectUrl: url.href } as Settings);
  });
  afterAll(async () => {
    watch.onApplicationShutdown();
    await dataSource.destroy();
    line.close();
    for (const socket of sockets) socket.destroy();
    await database.drop();
  });

  const setFrozen = (value: boolean) => {
    frozen = value;
    for (const socket of sockets)
      if (value) socket.pause();
      else socket.resume();
  };
  const failure = async () => {
    const since = performance.now();
    const error: unknown = await dataSource.query('SELECT 1').then(
      () => null,
      (reason: unknown) => reason,
    );
    return { ms: performance.now() - since, code: error && toDomainError(error).code };
  };

  it('fails waiting requests in time and new ones at once, until it responds again', async () => {
    await dataSource.query('SELECT 1');
    setFrozen(true);
    // More than there are connections: some wait for an answer, some for a connection.
    const first = await Promise.all(Array.from({ length: 3 * POOL_SIZE }, failure));
    expect(new Set(first.map(({ code }) => code))).toEqual(new Set(['unavailable']));
    expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(LONGEST_MS);
    const next = await failure();
    expect(next).toEqual({ ms: expect.any(Number), code: 'unavailable' });
    expect(next.ms).toBeLessThan(500);
    setFrozen(false);
    await eventually('an answer', async () => (await failure()).code === null);
  });

  it('is not confused with a slow one, whose statements and waits for a connection continue', async () => {
    const slow = Array.from({ length: POOL_SIZE + 1 }, () => dataSource.query('SELECT pg_sleep(2)'));
    await expect(Promise.all(slow)).resolves.toHaveLength(POOL_SIZE + 1);
  });
});
