import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { TransactionsService } from '../database/index.js';
import { DomainError } from '../errors/index.js';
import { IdempotencyKeysRepository, type KeyedRequest } from './idempotency-keys.repository.js';
import { HANDLING_KEY, type KeyHandling } from './idempotency.decorators.js';
import { IdempotentAnswerService, toStored, type Pending } from './idempotent-answer.service.js';
import { KeyedRequestsService } from './keyed-requests.service.js';

const REPLAY_HEADER = 'idempotent-replay';
const POLL_EVERY_MS = 100;
/** The longest response time of another service. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Responds to a repeated write with its first response, by the `Idempotency-Key`. The response is stored in one
 * transaction with all writes of the handler. Failures are not stored, because nothing was written. Guards have run
 * before.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly requests: KeyedRequestsService,
    private readonly keys: IdempotencyKeysRepository,
    private readonly answer: IdempotentAnswerService,
    private readonly transactions: TransactionsService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const handling = this.reflector.get<KeyHandling | undefined>(HANDLING_KEY, context.getHandler());
    if (handling === 'ignored') return next.handle();
    const http = context.switchToHttp();
    const request = this.requests.of(http.getRequest<FastifyRequest>());
    if (!request) return next.handle();
    const reply = http.getResponse<FastifyReply>();
    const handle = () => lastValueFrom<unknown, undefined>(next.handle(), { defaultValue: undefined });
    if (handling === undefined) return from(this.inTransaction(request, reply, handle));
    const pending = this.pendingOf(request, reply, handling === 'reserved');
    if (handling === 'repeated-by-handler') return from(this.answer.during(pending, handle));
    return from(
      handling === 'reserved'
        ? this.withReservedKey(pending, reply, handle)
        : this.answeredByHandler(pending, reply, handle),
    );
  }

  private pendingOf(request: KeyedRequest, reply: FastifyReply, isReserved: boolean): Pending {
    const pending: Pending = {
      ...request,
      isReserved,
      status: () => reply.statusCode,
      repeats: () => void reply.header(REPLAY_HEADER, 'true'),
      bodyRead: async (digest) => {
        pending.request = this.requests.withBody(request.request, digest);
        if (await this.keys.find(pending.id)) throw new Error('This request was answered before');
      },
    };
    return pending;
  }

  private inTransaction(request: KeyedRequest, reply: FastifyReply, handle: () => Promise<unknown>): Promise<unknown> {
    return this.transactions.run(async () => {
      if (!(await this.keys.claim(request))) return this.replay(request, reply);
      const answer = await handle();
      await this.keys.store(request.id, reply.statusCode, toStored(answer));
      return answer;
    });
  }

  private async answeredByHandler(
    pending: Pending,
    reply: FastifyReply,
    handle: () => Promise<unknown>,
  ): Promise<unknown> {
    // A repeated upload is only recognised after it is read.
    const isRead = !reply.request.isMultipart();
    if (isRead && (await this.keys.find(pending.id))) return this.replay(pending, reply);
    try {
      return await this.answer.during(pending, handle);
    } catch (error) {
      // The same request may have caused this failure by finishing first.
      if (await this.keys.find(pending.id)) return this.replay(pending, reply);
      throw error;
    }
  }

  private async withReservedKey(
    pending: Pending,
    reply: FastifyReply,
    handle: () => Promise<unknown>,
  ): Promise<unknown> {
    for (let waited = 0; !(await this.keys.reserve(pending)); waited += POLL_EVERY_MS) {
      const stored = await this.keys.find(pending.id);
      if (stored && (stored.status !== null || !stored.request.equals(pending.request)))
        return this.replay(pending, reply);
      if (waited >= LONGEST_WAIT_MS) throw new DomainError('unavailable', { retryAfter: 1 });
      await pause(POLL_EVERY_MS);
    }
    try {
      return await this.answer.during(pending, handle);
    } catch (error) {
      await this.keys.release(pending.id);
      throw error;
    }
  }

  private async replay({ id, request }: KeyedRequest, reply: FastifyReply): Promise<unknown> {
    const stored = await this.keys.find(id);
    if (stored && !stored.request.equals(request)) throw new DomainError('idempotency_key_reused');
    if (stored?.status == null) throw new DomainError('unavailable', { retryAfter: 1 });
    void reply.status(stored.status).header(REPLAY_HEADER, 'true');
    return stored.answer === null ? undefined : (JSON.parse(stored.answer) as unknown);
  }
}
