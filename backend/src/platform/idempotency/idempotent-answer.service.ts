import { Injectable } from '@nestjs/common';
import { AsyncContext } from '../async-context/index.js';
import { isInTransaction, TransactionsService } from '../database/index.js';
import { DomainError } from '../errors/index.js';
import { IdempotencyKeysRepository, type KeyedRequest } from './idempotency-keys.repository.js';

export interface Pending extends KeyedRequest {
  /** The status of the response. */
  status: () => number;
  /** The key is reserved by this request. */
  isReserved: boolean;
  /** Throws if the request was answered before. */
  bodyRead: (digest: Buffer) => Promise<void>;
  /** Marks the response as that of an earlier request. */
  repeats: () => void;
}

const pending = new AsyncContext<Pending>('pending answer');

/** For handlers that read the body themselves: a key with another body is rejected, and a repeat stops here. */
export async function noteBody(digest: Buffer): Promise<void> {
  await pending.get()?.bodyRead(digest);
}

/** For operations that are marked with `@StoresOwnAnswer`, `@ReservesKey` or `@AnswersRepeats`. */
@Injectable()
export class IdempotentAnswerService {
  constructor(
    private readonly keys: IdempotencyKeysRepository,
    private readonly transactions: TransactionsService,
  ) {}

  /** A constant mark for all repeats of the current request, for services that accept one; null without a key. */
  requestMark(): string | null {
    return pending.get()?.id.toString('hex') ?? null;
  }

  /** Runs a handler that calls `once` or `store`. */
  during<T>(request: Pending, handler: () => Promise<T>): Promise<T> {
    return pending.run(request, handler);
  }

  /** Stores the writes and the result of `work` in one transaction, if the request has a key. */
  once<T>(work: () => Promise<T>): Promise<T> {
    if (!pending.get()) return work();
    return this.transactions.run(async () => {
      const answer = await work();
      await this.store(answer);
      return answer;
    });
  }

  /** The result of `again` if the current request is a repeat; otherwise null. */
  async whenRepeated<T>(again: () => Promise<T | null>): Promise<T | null> {
    const request = pending.get();
    const stored = request && (await this.keys.find(request.id));
    if (!stored) return null;
    if (!stored.request.equals(request.request)) throw new DomainError('idempotency_key_reused');
    const answer = await again();
    if (answer !== null) request.repeats();
    return answer;
  }

  /**
   * Stores the response in the current transaction, if the request has a key. Throws if the same request was faster,
   * so that the transaction rolls back; the caller gets the first response.
   */
  async store(answer: unknown): Promise<void> {
    const request = pending.get();
    if (!request) return;
    if (!isInTransaction()) throw new Error('Store an answer in the transaction of the writes that it reports');
    if (!request.isReserved && !(await this.keys.claim(request)))
      throw new DomainError('unavailable', {
        retryAfter: 1,
        cause: new Error('The same request was answered meanwhile'),
      });
    await this.keys.store(request.id, request.status(), toStored(answer));
  }
}

/** JSON; null for no body. */
export const toStored = (answer: unknown): string | null => (answer === undefined ? null : JSON.stringify(answer));
