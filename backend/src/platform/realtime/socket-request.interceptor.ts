import { randomUUID } from 'node:crypto';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DomainError, toDomainError, toErrorBody, type ErrorBody } from '../errors/index.js';
import { requestContext } from '../http/index.js';
import { IdentityVerifier } from '../identity/index.js';
import { LogService } from '../logging/index.js';
import { RateLimitsService } from '../rate-limit/index.js';
import type { SignedInSocket } from './signed-in-socket.js';

/** What a client gets in the acknowledgement of an event. */
export type SocketAnswer = { ok: true; data: unknown } | { ok: false; error: ErrorBody };

/**
 * Wraps every gateway event: sets a request id, checks the session, applies the rate limit, and turns the handler's
 * result or error into the acknowledgement, by the same error mapper as HTTP.
 */
@Injectable()
export class SocketRequestInterceptor implements NestInterceptor {
  constructor(
    private readonly verifier: IdentityVerifier,
    private readonly limits: RateLimitsService,
    private readonly log: LogService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<SocketAnswer> {
    const socket = context.switchToWs().getClient<SignedInSocket>();
    const event = context.switchToWs().getPattern();
    return from(requestContext.run({ requestId: randomUUID() }, () => this.answer(socket, event, next)));
  }

  private async answer(socket: SignedInSocket, event: string, next: CallHandler): Promise<SocketAnswer> {
    const startedAt = performance.now();
    const row = (status: number) => ({
      name: event,
      status,
      milliseconds: Math.round(performance.now() - startedAt),
      userId: socket.data.identity.userId,
    });
    try {
      await this.assertLiveSession(socket);
      await this.limits.consume('socket-signal', socket.data.identity.userId);
      const data: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      this.log.debug('socket_request', row(200));
      return { ok: true, data };
    } catch (thrown) {
      const error = toDomainError(thrown);
      if (error.status >= 500) this.log.error('socket_request', thrown, row(error.status));
      else this.log.info('socket_request', row(error.status));
      return { ok: false, error: toErrorBody(error) };
    }
  }

  private async assertLiveSession(socket: SignedInSocket): Promise<void> {
    const identity = await this.verifier.verifySession(socket.data.identity);
    if (identity) {
      socket.data.identity = identity;
      return;
    }
    // After the acknowledgement was sent.
    setImmediate(() => socket.disconnect(true));
    throw new DomainError('unauthorized');
  }
}
