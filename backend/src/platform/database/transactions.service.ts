import { Injectable, Logger, Optional } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Settings } from '../config/index.js';
import {
  beginTransaction,
  openTransactionOf,
  runWithin,
  useAmbientTransactions,
  type OpenTransaction,
} from './ambient-transaction.js';
import { withPrimary } from './connection-choice.js';

type Work<T> = (manager: EntityManager) => Promise<T>;

/**
 * Runs work in one transaction and notifies listeners after the commit. All database access of the work uses that
 * transaction, with or without the manager.
 */
@Injectable()
export class TransactionsService {
  private readonly logger = new Logger('Database');
  private readonly listeners: (() => void)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    @Optional() settings?: Settings,
  ) {
    useAmbientTransactions(dataSource, (error) => {
      if (!settings || settings.test) throw error;
      this.logger.error(error.stack);
    });
  }

  /**
   * All of `work` is stored, or nothing. Nested calls become savepoints: a failure rolls back only the nested work,
   * which commits with the outer transaction.
   */
  async run<T>(work: Work<T>): Promise<T> {
    const outer = openTransactionOf(this.dataSource);
    return outer ? this.runNested(outer, work) : withPrimary(() => this.runOutermost(work));
  }

  /**
   * Runs a side effect, such as deleting a file, after the outermost commit and before its `run` returns; never after
   * a rollback. Runs at once outside a transaction.
   */
  async afterCommit(work: () => unknown): Promise<void> {
    const transaction = openTransactionOf(this.dataSource);
    if (transaction) transaction.afterCommit.push(work);
    else await work();
  }

  /** `listener` runs after every commit made here; it must not throw. */
  onCommitted(listener: () => void): void {
    this.listeners.push(listener);
  }

  private async runOutermost<T>(work: Work<T>): Promise<T> {
    const transaction = await beginTransaction(this.dataSource);
    let result: T;
    try {
      result = await this.within(transaction, work);
    } catch (error) {
      // The original error is more useful than a failed rollback, which PostgreSQL does anyway.
      await transaction.rollback().catch(() => undefined);
      throw error;
    }
    await transaction.commit();
    for (const listener of this.listeners) listener();
    for (const work of transaction.afterCommit) await work();
    return result;
  }

  private runNested<T>(outer: OpenTransaction, work: Work<T>): Promise<T> {
    const result = outer.nested.then(() => this.runInSavepoint(outer, work));
    outer.nested = result.catch(() => undefined);
    return result;
  }

  private async runInSavepoint<T>(outer: OpenTransaction, work: Work<T>): Promise<T> {
    const depth = outer.depth + 1;
    const { runner, afterCommit } = outer;
    const planned = afterCommit.length;
    await runner.query(`SAVEPOINT nested_${depth}`);
    let result: T;
    try {
      result = await this.within({ ...outer, open: true, nested: Promise.resolve(), depth }, work);
    } catch (error) {
      afterCommit.length = planned;
      // If this fails, the outer transaction fails as well.
      await runner.query(`ROLLBACK TO SAVEPOINT nested_${depth}`).catch(() => undefined);
      throw error;
    }
    await runner.query(`RELEASE SAVEPOINT nested_${depth}`);
    return result;
  }

  private async within<T>(transaction: OpenTransaction, work: Work<T>): Promise<T> {
    try {
      return await runWithin(transaction, () => work(transaction.runner.manager));
    } finally {
      transaction.open = false;
    }
  }
}
