import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataSource, type QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { assertOutsideTransaction } from './ambient-transaction.js';
import { poolOptions } from './pool-options.js';
import { PreparedSqlService } from './prepared-sql.service.js';
import { CachedRows } from './cached-rows.js';
import { TransactionsService } from './transactions.service.js';

const POOL_SIZE = 2;

describe('Transactions', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let transactions: TransactionsService;
  let sql: PreparedSqlService;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.query('CREATE TABLE notes (word text PRIMARY KEY)');
    dataSource = await new DataSource({
      type: 'postgres',
      url: database.url,
      extra: poolOptions(POOL_SIZE),
    }).initialize();
    transactions = new TransactionsService(dataSource);
    sql = new PreparedSqlService(dataSource);
  });
  beforeEach(() => database.query('TRUNCATE notes'));
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const write = (word: string) => dataSource.query('INSERT INTO notes VALUES ($1)', [word]);
  const written = async () =>
    (await database.query<{ word: string }>('SELECT word FROM notes ORDER BY word')).map(({ word }) => word);
  const backend = async () =>
    (await dataSource.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid'))[0]?.pid ?? 0;
  const failing = (word: string) => async () => {
    await write(word);
    throw new Error(`${word} failed`);
  };

  it('use one connection for everything in them, whichever way it asks', async () => {
    const pids = await transactions.run(async (manager) => [
      (await manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid'))[0]?.pid,
      await backend(),
      (await sql.rows<{ pid: number }>('which-backend', 'SELECT pg_backend_pid() AS pid', []))[0]?.pid,
      (
        await dataSource.createQueryBuilder().select('pg_backend_pid()', 'pid').from('(SELECT)', 'one').getRawOne<{
          pid: number;
        }>()
      )?.pid,
      ...(await Promise.all([backend(), backend()])),
    ]);
    expect(new Set(pids).size).toBe(1);
  });

  it('roll back what was written without their manager too', async () => {
    await expect(transactions.run(failing('lost'))).rejects.toThrow('lost failed');
    expect(await written()).toEqual([]);
  });

  it('use one connection each, so that many at once never deadlock', async () => {
    const words = Array.from({ length: 25 }, (_, index) => `word ${index}`);
    await Promise.all(
      words.map((word) =>
        transactions.run(async (manager) => {
          await manager.query('SELECT pg_sleep(0.01)');
          await write(word);
          await transactions.run(() => sql.rows('count-notes', 'SELECT count(*) FROM notes', []));
        }),
      ),
    );
    expect(await written()).toHaveLength(25);
  });

  it('roll back only nested work that fails, when the outer work continues', async () => {
    await transactions.run(async () => {
      await write('before');
      await transactions.run(failing('inner')).catch(() => undefined);
      await expect(transactions.run(() => write('before'))).rejects.toMatchObject({ code: '23505' });
      await transactions.run(() => write('second inner'));
    });
    expect(await written()).toEqual(['before', 'second inner']);
  });

  it('keep nested work apart that starts at the same time', async () => {
    await transactions.run(async () => {
      const work = [failing('a'), () => write('b'), failing('c'), () => write('d')];
      await Promise.allSettled(work.map((one) => transactions.run<unknown>(one)));
    });
    expect(await written()).toEqual(['b', 'd']);
  });

  it('notify listeners once, after the outermost commit', async () => {
    const told = vi.fn();
    const own = new TransactionsService(dataSource);
    own.onCommitted(told);
    await own.run(async () => {
      await own.run(() => write('one'));
      await own.run(() => write('two'));
      expect(told).not.toHaveBeenCalled();
    });
    expect(told).toHaveBeenCalledTimes(1);
    await expect(own.run(failing('three'))).rejects.toThrow();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('fail if the error of a statement was ignored', async () => {
    const swallowing = transactions.run(async () => {
      await write('lost');
      await write('lost').catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow('Nothing was stored');
    expect(await written()).toEqual([]);
  });

  it('are not used by work that continues after they have ended', async () => {
    let goOn!: () => void;
    let left!: Promise<unknown>;
    const ended = new Promise<void>((resolve) => (goOn = resolve));
    await transactions.run(async () => {
      left = ended.then(() => write('later'));
      return Promise.resolve();
    });
    goOn();
    await left;
    expect(await written()).toEqual(['later']);
  });

  it('roll back completely when their connection dies', async () => {
    await expect(
      transactions.run(async () => {
        await write('lost');
        await database.query('SELECT pg_terminate_backend($1)', [await backend()]);
        await write('never').catch(() => undefined);
        await write('never either');
      }),
    ).rejects.toThrow();
    expect(await written()).toEqual([]);
    await transactions.run(() => write('next'));
    expect(await written()).toEqual(['next']);
  });

  it('reject work that takes a second connection from the pool', async () => {
    const before: QueryRunner = dataSource.createQueryRunner();
    await expect(transactions.run(() => before.query('SELECT 1'))).rejects.toThrow('second connection');
    await before.release();
  });

  it('never wait for cached rows whose query waits for their connections', async () => {
    const rows = new CachedRows(async () => dataSource.query<object[]>('SELECT word FROM notes'));
    let begun = 0;
    let ask!: () => void;
    const asked = new Promise<void>((resolve) => (ask = resolve));
    const reads = Array.from({ length: POOL_SIZE }, async () =>
      transactions.run(async () => {
        await dataSource.query('SELECT 1');
        begun += 1;
        await asked;
        return rows.read();
      }),
    );
    await vi.waitFor(() => expect(begun).toBe(POOL_SIZE));
    const outside = rows.read();
    ask();
    expect(await Promise.all([...reads, outside])).toEqual([[], [], []]);
  });

  it('run `afterCommit` work after the outermost commit, and never after a rollback', async () => {
    const done: string[] = [];
    const later = (what: string) => transactions.afterCommit(() => done.push(what));
    await transactions.run(async () => {
      await later('outer');
      await transactions.run(() => later('nested'));
      await transactions
        .run(async () => {
          await later('rolled back');
          throw new Error('no');
        })
        .catch(() => undefined);
      expect(done).toEqual([]);
    });
    expect(done).toEqual(['outer', 'nested']);
    await later('at once');
    expect(done).toEqual(['outer', 'nested', 'at once']);
  });

  it('reject a call to another service', async () => {
    const ask = async () => assertOutsideTransaction('Stripe');
    await expect(transactions.run(ask)).rejects.toThrow('Stripe is called inside a transaction');
    await ask();
  });
});
