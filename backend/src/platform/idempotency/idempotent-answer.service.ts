import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { isInTransaction, TransactionsService } from '../database/index.js';
import { DomainError } from '../errors/index.js';
import { IdempotencyKeysRepository, type KeyedRequest } from './idempotency-keys.repository.js';

export interface Pending extends KeyedRequest {
  /** Of the answer. */
  status: () => number;
  /** The key is this request's already. */
  isReserved: boolean;
  /** Throws where the request was answered before. */
  bodyRead: (digest: Buffer) => Promise<void>;
  /** The answer is that to an earlier request. */
  repeats: () => void;
}

const pending = new AsyncLocalStorage<Pending>();

/**
 * For handlers that read the body themselves, once they have: a key with another body is refused, and a repeat goes no
 * further.
 */
export async function noteBody(digest: Buffer): Promise<void> {
  await pending.getStore()?.bodyRead(digest);
}

/** For operations that are marked with `@StoresOwnAnswer`, `@ReservesKey` or `@AnswersRepeats`. */
@Injectable()
export class IdempotentAnswerService {
  constructor(
    private readonly keys: IdempotencyKeysRepository,
    private readonly transactions: TransactionsService,
  ) {}

  /** The same for every repeat of the request that runs, for services that take such a mark; null without a key. */
  requestMark(): string | null {
    return pending.getStore()?.id.toString('hex') ?? null;
  }

  /** Runs a handler that calls `once` or `store`. */
  during<T>(request: Pending, handler: () => Promise<T>): Promise<T> {
    return pending.run(request, handler);
  }

  /** Stores what `work` writes and what it answers in one transaction, where the request bears a key. */
  once<T>(work: () => Promise<T>): Promise<T> {
    if (!pending.getStore()) return work();
    return this.transactions.run(async () => {
      const answer = await work();
      await this.store(answer);
      return answer;
    });
  }

  /** What `again` gives where the request that runs repeats one that was stored; null where it does not. */
  async whenRepeated<T>(again: () => Promise<T | null>): Promise<T | null> {
    const request = pending.getStore();
    const stored = request && (await this.keys.find(request.id));
    if (!stored) return null;
    if (!stored.request.equals(request.request)) throw new DomainError('idempotency_key_reused');
    const answer = await again();
    if (answer !== null) request.repeats();
    return answer;
  }

  /**
   * Stores the answer to the request with the transaction around this, where the request bears a key. Throws, so that
   * the transaction rolls back, when the same request was quicker; the caller gets its answer.
   */
  async store(answer: unknown): Promise<void> {
    const request = pending.getStore();
    if (!request) return;
    if (!isInTransaction()) throw new Error('An answer is stored in the transaction of what it says');
    if (!request.isReserved && !(await this.keys.claim(request)))
      throw new Error('The same request was answered meanwhile');
    await this.keys.store(request.id, request.status(), toStored(answer));
  }
}

/** JSON; null for no body. */
export const toStored = (answer: unknown): string | null => (answer === undefined ? null : JSON.stringify(answer));
