import { randomUUID } from 'node:crypto';
import { SetMetadata, type ArgumentMetadata, type Type } from '@nestjs/common';
import type { DecoratedMethodsService } from '../discovery/index.js';
import { DomainError, toDomainError, toErrorBody, type ErrorBody } from '../errors/index.js';
import { createValidationPipe, requestContext } from '../http/index.js';
import type { IdentityVerifier } from '../identity/index.js';
import type { LogService } from '../logging/index.js';
import type { RateLimitsService } from '../rate-limit/index.js';
import type { SignedInSocket } from './signed-in-socket.js';

const SOCKET_EVENT_KEY = 'socket-event';

interface SocketEventMetadata {
  event: string;
  input: Type<object>;
}

/**
 * Calls the method with `(socket, input)` when a client sends the event; `input` is validated by its DTO. The client is
 * acknowledged with what the method returns, or with its error.
 */
export const OnSocketEvent = (event: string, input: Type<object>): MethodDecorator =>
  SetMetadata(SOCKET_EVENT_KEY, { event, input } satisfies SocketEventMetadata);

/** The acknowledgement of an event. */
export type SocketAnswer = { ok: true; data: unknown } | { ok: false; error: ErrorBody };

type Handle = (socket: SignedInSocket, input: object) => Promise<unknown>;
type Acknowledge = (answer: SocketAnswer) => void;

interface Handler {
  event: string;
  argument: ArgumentMetadata;
  call: Handle;
}

interface Services {
  methods: DecoratedMethodsService;
  verifier: IdentityVerifier;
  limits: RateLimitsService;
  log: LogService;
}

/**
 * Runs every event of a client: sets a request id, checks the session, applies the rate limit, validates the input, and
 * turns the result or error into the acknowledgement, by the same rules and error mapper as HTTP. One listener for each
 * socket, because Nest's own handlers keep some kilobytes for each event and socket.
 */
export class SocketEvents {
  private readonly handlers = new Map<string, Handler>();
  private readonly validation = createValidationPipe();

  constructor(private readonly services: Services) {
    for (const { metadata, call } of services.methods.find<SocketEventMetadata, Handle>(SOCKET_EVENT_KEY)) {
      const { event, input } = metadata;
      if (this.handlers.has(event)) throw new Error(`Two methods handle the socket event ${event}`);
      this.handlers.set(event, { event, argument: { type: 'body', metatype: input }, call });
    }
  }

  /** Handles what this socket sends from now on. Unknown events are ignored. */
  listen(socket: SignedInSocket): void {
    socket.onAny((event: string, ...sent: unknown[]) => {
      const handler = this.handlers.get(event);
      if (!handler) return;
      const acknowledge = typeof sent.at(-1) === 'function' ? (sent.pop() as Acknowledge) : undefined;
      const payload: unknown = sent.length > 1 ? sent : sent[0];
      void requestContext
        .run({ requestId: randomUUID() }, () => this.answer(socket, handler, payload))
        .then(acknowledge);
    });
  }

  private async answer(
    socket: SignedInSocket,
    { event, argument, call }: Handler,
    payload: unknown,
  ): Promise<SocketAnswer> {
    const { limits, log } = this.services;
    const startedAt = performance.now();
    const row = (status: number) => ({
      name: event,
      status,
      milliseconds: Math.round(performance.now() - startedAt),
      userId: socket.data.identity.userId,
    });
    try {
      await this.assertLiveSession(socket);
      await limits.consume('socket-signal', socket.data.identity.userId);
      const data = await call(socket, (await this.validation.transform(payload, argument)) as object);
      log.debug('socket_request', row(200));
      return { ok: true, data };
    } catch (thrown) {
      const error = toDomainError(thrown);
      if (error.status >= 500) log.error('socket_request', thrown, row(error.status));
      else log.info('socket_request', row(error.status));
      return { ok: false, error: toErrorBody(error) };
    }
  }

  private async assertLiveSession(socket: SignedInSocket): Promise<void> {
    const identity = await this.services.verifier.verifySession(socket.data.identity);
    if (identity) {
      socket.data.identity = identity;
      return;
    }
    // After the acknowledgement was sent.
    setImmediate(() => socket.disconnect(true));
    throw new DomainError('unauthorized');
  }
}
