import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient, QueryConfig } from 'pg';
import { QueryRunnerAlreadyReleasedError, type DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { poolOf } from './connection-choice.js';

/** A transaction that is open for the work which runs in it. */
export interface OpenTransaction {
  dataSource: DataSource;
  runner: QueryRunner;
  /** False from the moment in which its work has ended, so that what was left running asks the pool again. */
  open: boolean;
  /** The nested pieces of work so far; they come one after the other, since savepoints are a stack. */
  nested: Promise<unknown>;
  depth: number;
  /** What is done once everything is stored. */
  afterCommit: (() => unknown)[];
  /** Rows of a prepared statement. */
  rows<Row>(statement: QueryConfig): Promise<Row[]>;
}

/** Called for each connection that someone wants. */
type ObtainConnection = () => Promise<[connection: unknown, release: (error?: Error) => void]>;

const storage = new AsyncLocalStorage<OpenTransaction>();
/** What hears of code that keeps a transaction waiting. */
const misuseListeners = new WeakMap<DataSource, (error: Error) => void>();

/** The transaction in which this code runs, if any. */
export function openTransactionOf(dataSource: DataSource): OpenTransaction | undefined {
  const current = storage.getStore();
  return current?.open && current.dataSource === dataSource ? current : undefined;
}

/** Whether this code runs inside a transaction: no place to wait for other services, or to remember what is read. */
export const isInTransaction = (): boolean => storage.getStore()?.open === true;

/** To be called before something slow and elsewhere is asked: a transaction would hold its locks until it answers. */
export function assertOutsideTransaction(what: string): void {
  const current = storage.getStore();
  if (current?.open) misuseListeners.get(current.dataSource)?.(new Error(`${what} is asked inside a transaction`));
}

/** The manager of the transaction in which this code runs, for libraries that must be handed a connection. */
export function ambientManager(): EntityManager | undefined {
  const current = storage.getStore();
  return current?.open ? current.runner.manager : undefined;
}

/** Runs `work` so that every statement in it goes through `transaction`. */
export const runWithin = <T>(transaction: OpenTransaction, work: () => Promise<T>): Promise<T> =>
  storage.run(transaction, work);

/**
 * Makes everything that asks `dataSource` for a connection (repositories, query builders, `query`) use the transaction
 * that it runs in. `onMisuse` hears of code that gets past this and asks the pool while it holds a connection: as many
 * of those as the pool has connections wait for each other until they all fail. It also hears of other services that are
 * asked meanwhile.
 */
export function useAmbientTransactions(dataSource: DataSource, onMisuse: (error: Error) => void): void {
  if (misuseListeners.has(dataSource)) return;
  misuseListeners.set(dataSource, onMisuse);
  const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => openTransactionOf(dataSource)?.runner ?? createQueryRunner(mode);
  const driver = dataSource.driver as unknown as { obtainMasterConnection: ObtainConnection };
  driver.obtainMasterConnection = async () => {
    if (openTransactionOf(dataSource))
      onMisuse(new Error('This code runs in a transaction and asks the pool for a second connection'));
    const client = await poolOf(dataSource).connect();
    return [client, (error) => client.release(error)];
  };
}

/** Opens a transaction on a connection of its own. Exactly one of `commit` and `rollback` ends it. */
export async function beginTransaction(dataSource: DataSource): Promise<OutermostTransaction> {
  const runner = dataSource.createQueryRunner();
  const release = (runner as unknown as Releasable).releasePostgresConnection.bind(runner);
  // Whoever was handed this runner gives it back after one statement; the transaction goes on.
  runner.release = () => Promise.resolve();
  const inTurn = turns();
  const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<never>;
  runner.query = (...args: unknown[]) => inTurn(() => query(...args));
  // A connection that does not end its transaction is closed, and PostgreSQL rolls back.
  const orClose = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      await release(error as Error);
      throw error;
    }
  };
  await orClose(() => runner.startTransaction());
  const client = (await runner.connect()) as PoolClient;
  const ask = (statement: QueryConfig | string) =>
    inTurn(() => {
      if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
      return client.query(statement);
    });
  const end = (sql: 'COMMIT' | 'ROLLBACK') =>
    orClose(async () => {
      const { command } = await ask(sql);
      await release();
      // PostgreSQL answers a COMMIT with this, and no error, where a statement had failed and no one minded.
      if (command !== sql) throw new Error('Nothing was stored: a statement in this transaction had failed');
    });
  return {
    dataSource,
    runner,
    open: true,
    nested: Promise.resolve(),
    depth: 0,
    afterCommit: [],
    rows: async <Row>(statement: QueryConfig) => (await ask(statement)).rows as Row[],
    commit: () => end('COMMIT'),
    rollback: () => end('ROLLBACK'),
  };
}

export interface OutermostTransaction extends OpenTransaction {
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

interface Releasable {
  releasePostgresConnection(error?: Error): Promise<void>;
}

/** Lets pieces of work wait for each other: one connection takes one statement at a time. */
function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
