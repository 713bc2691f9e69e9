import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Transactions } from '../database/index.js';
import { DomainError } from '../errors/index.js';
import { IdempotencyKeysRepository, type KeyedRequest } from './idempotency-keys.repository.js';
import { HANDLING_KEY, type KeyHandling } from './idempotency.decorators.js';
import { IdempotentAnswer, toStored } from './idempotent-answer.js';
import { KeyedRequests } from './keyed-requests.js';

/**
 * Answers a repeated write with its first answer, by the `Idempotency-Key` that both bear. The answer is stored in one
 * transaction with everything that the handler writes, so there is never one without the other. Failures are not
 * stored: nothing was written then. Guards have run before this, for a repeat as for any request.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly requests: KeyedRequests,
    private readonly keys: IdempotencyKeysRepository,
    private readonly answer: IdempotentAnswer,
    private readonly transactions: Transactions,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const handling = this.reflector.get<KeyHandling | undefined>(HANDLING_KEY, context.getHandler());
    if (handling === 'ignored') return next.handle();
    const request = this.requests.of(context.switchToHttp().getRequest<FastifyRequest>());
    if (!request) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const handle = () => lastValueFrom<unknown, undefined>(next.handle(), { defaultValue: undefined });
    return from(
      handling === 'stored-by-handler'
        ? this.answeredByHandler(request, reply, handle)
        : this.inTransaction(request, reply, handle),
    );
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
    request: KeyedRequest,
    reply: FastifyReply,
    handle: () => Promise<unknown>,
  ): Promise<unknown> {
    if (await this.keys.find(request.id)) return this.replay(request, reply);
    try {
      return await this.answer.during({ ...request, status: () => reply.statusCode }, handle);
    } catch (error) {
      // What the same request has done meanwhile can be what stood in the way of this one.
      if (await this.keys.find(request.id)) return this.replay(request, reply);
      throw error;
    }
  }

  private async replay({ id, request }: KeyedRequest, reply: FastifyReply): Promise<unknown> {
    const stored = await this.keys.find(id);
    if (!stored) throw new DomainError('unavailable', { retryAfter: 1 });
    if (!stored.request.equals(request)) throw new DomainError('idempotency_key_reused');
    void reply.status(stored.status).header('idempotent-replay', 'true');
    return stored.answer === null ? undefined : (JSON.parse(stored.answer) as unknown);
  }
}
