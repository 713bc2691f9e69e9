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
 * Runs work in one transaction and tells the listeners once it has committed. Everything that the work asks the
 * database goes through that transaction, whether it is given the manager or not.
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
   * All of `work` is stored, or nothing of it. Within another transaction it becomes part of that: a failure takes back
   * this work alone, and what it stores is stored when the outer transaction commits.
   */
  async run<T>(work: Work<T>): Promise<T> {
    const outer = openTransactionOf(this.dataSource);
    return outer ? this.runNested(outer, work) : withPrimary(() => this.runOutermost(work));
  }

  /**
   * Does what must not be done before everything is stored, such as deleting a file: after the commit of the outermost
   * transaction, before its `run` returns, and never where this work is rolled back. At once outside of a transaction.
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
      // What went wrong is more telling than that it could not be rolled back, which PostgreSQL then does by itself.
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
      // As above: where this fails, everything that follows in the outer transaction fails as well.
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
