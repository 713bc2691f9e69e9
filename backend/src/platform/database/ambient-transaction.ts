import type { PoolClient, QueryConfig } from 'pg';
import { QueryRunnerAlreadyReleasedError, type DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { AsyncContext } from '../async-context/index.js';
import { poolOf } from './connection-choice.js';

/** An open transaction for the work that runs in it. */
export interface OpenTransaction {
  dataSource: DataSource;
  runner: QueryRunner;
  /** False once its work has ended, so that code still running uses the pool again. */
  open: boolean;
  /** The nested work so far; savepoints are a stack, so it runs one after the other. */
  nested: Promise<unknown>;
  depth: number;
  /** Callbacks after the commit. */
  afterCommit: (() => unknown)[];
  /** Rows of a prepared statement. */
  rows<Row>(statement: QueryConfig): Promise<Row[]>;
}

/** Called for each requested connection. */
type ObtainConnection = () => Promise<[connection: unknown, release: (error?: Error) => void]>;

const ambient = new AsyncContext<OpenTransaction>('transaction');
/** Listeners for code that blocks a transaction. */
const misuseListeners = new WeakMap<DataSource, (error: Error) => void>();
/** The first of those, because the code that gets the error may ignore it. */
const misuses = new WeakMap<DataSource, Error[]>();
const MOST_MISUSES = 20;

/** The transaction of the calling code, if any. */
export function openTransactionOf(dataSource: DataSource): OpenTransaction | undefined {
  const current = ambient.get();
  return current?.open && current.dataSource === dataSource ? current : undefined;
}

/** Whether the calling code is in a transaction: it must not wait for other services or cache what it reads. */
export const isInTransaction = (): boolean => ambient.get()?.open === true;

/** Call it before a call to another service: a transaction would hold its locks meanwhile. */
export function assertOutsideTransaction(what: string): void {
  const current = ambient.get();
  if (current?.open) report(current.dataSource, new Error(`${what} is called inside a transaction`));
}

/** Code that blocked a transaction of `dataSource` so far. */
export const misusesOf = (dataSource: DataSource): readonly Error[] => misuses.get(dataSource) ?? [];

function report(dataSource: DataSource, error: Error): void {
  const seen = misuses.get(dataSource);
  if (seen && seen.length < MOST_MISUSES) seen.push(error);
  misuseListeners.get(dataSource)?.(error);
}

/** The manager of the current transaction, for libraries that need a connection. */
export function ambientManager(): EntityManager | undefined {
  const current = ambient.get();
  return current?.open ? current.runner.manager : undefined;
}

/** Runs `work` so that all its statements use `transaction`. */
export const runWithin = <T>(transaction: OpenTransaction, work: () => Promise<T>): Promise<T> =>
  ambient.run(transaction, work);

/**
 * Makes everything that uses `dataSource` (repositories, query builders, `query`) use the current transaction.
 * `onMisuse` reports code that bypasses this and takes a second connection: as many of those as the pool has
 * connections would deadlock. It also reports calls to other services meanwhile.
 */
export function useAmbientTransactions(dataSource: DataSource, onMisuse: (error: Error) => void): void {
  if (misuseListeners.has(dataSource)) return;
  misuseListeners.set(dataSource, onMisuse);
  misuses.set(dataSource, []);
  const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => openTransactionOf(dataSource)?.runner ?? createQueryRunner(mode);
  const driver = dataSource.driver as unknown as { obtainMasterConnection: ObtainConnection };
  driver.obtainMasterConnection = async () => {
    if (openTransactionOf(dataSource))
      report(dataSource, new Error('This code runs in a transaction and asks the pool for a second connection'));
    const client = await poolOf(dataSource).connect();
    return [client, (error) => client.release(error)];
  };
}

/** Opens a transaction on a new connection. Exactly one of `commit` and `rollback` ends it. */
export async function beginTransaction(dataSource: DataSource): Promise<OutermostTransaction> {
  const runner = dataSource.createQueryRunner();
  const release = (runner as unknown as Releasable).releasePostgresConnection.bind(runner);
  // The runner is released after one statement; the transaction continues.
  runner.release = () => Promise.resolve();
  const inTurn = serialised();
  const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<never>;
  runner.query = (...args: unknown[]) => inTurn(() => query(...args));
  // If a transaction cannot be ended, its connection is closed and PostgreSQL rolls back.
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
      // PostgreSQL responds to COMMIT this way, without an error, if a statement had failed and was ignored.
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

interface OutermostTransaction extends OpenTransaction {
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

interface Releasable {
  releasePostgresConnection(error?: Error): Promise<void>;
}

/** Serialises work, because a connection runs one statement at a time. */
function serialised(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
