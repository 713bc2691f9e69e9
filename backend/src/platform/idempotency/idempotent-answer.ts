import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { isInTransaction, Transactions } from '../database/index.js';
import { IdempotencyKeysRepository, type KeyedRequest } from './idempotency-keys.repository.js';

interface Pending extends KeyedRequest {
  status: () => number;
}

/** Stores the answers of operations that are marked with `@StoresOwnAnswer`. */
@Injectable()
export class IdempotentAnswer {
  private readonly pending = new AsyncLocalStorage<Pending>();

  constructor(
    private readonly keys: IdempotencyKeysRepository,
    private readonly transactions: Transactions,
  ) {}

  /** The same for every repeat of the request that runs, for services that take such a mark; null without a key. */
  requestMark(): string | null {
    return this.pending.getStore()?.id.toString('hex') ?? null;
  }

  /** Runs a handler that calls `once` or `store`. */
  during<T>(request: Pending, handler: () => Promise<T>): Promise<T> {
    return this.pending.run(request, handler);
  }

  /** Stores what `work` writes and what it answers in one transaction, where the request bears a key. */
  once<T>(work: () => Promise<T>): Promise<T> {
    if (!this.pending.getStore()) return work();
    return this.transactions.run(async () => {
      const answer = await work();
      await this.store(answer);
      return answer;
    });
  }

  /**
   * Stores the answer to the request with the transaction around this, where the request bears a key. Throws, so that
   * the transaction rolls back, when the same request was quicker; the caller gets its answer.
   */
  async store(answer: unknown): Promise<void> {
    const request = this.pending.getStore();
    if (!request) return;
    if (!isInTransaction()) throw new Error('An answer is stored in the transaction of what it says');
    if (!(await this.keys.claim(request))) throw new Error('The same request was answered meanwhile');
    await this.keys.store(request.id, request.status(), toStored(answer));
  }
}

/** JSON; null for no body. */
export const toStored = (answer: unknown): string | null => (answer === undefined ? null : JSON.stringify(answer));
