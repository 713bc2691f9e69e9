import { setImmediate as nextTurn } from 'node:timers/promises';
import { IsString } from 'class-validator';
import { describe, expect, it, vi } from 'vitest';
import type { DecoratedMethodsService } from '../discovery/index.js';
import { DomainError } from '../errors/index.js';
import { requestContext } from '../http/index.js';
import type { Identity, IdentityVerifier } from '../identity/index.js';
import type { LogService } from '../logging/index.js';
import type { RateLimitsService } from '../rate-limit/index.js';
import type { SignedInSocket } from './signed-in-socket.js';
import { SocketEvents } from './socket-events.js';

const IDENTITY: Identity = { userId: 'ana', sessionId: 'kitchen tablet', userType: 'family', fullyAuthenticated: true };

class NoteEvent {
  @IsString()
  text: string;
}

type Call = (socket: SignedInSocket, input: NoteEvent) => Promise<unknown>;
type Listener = (event: string, ...sent: unknown[]) => void;

interface Options {
  /** Whose session it is; null if it has ended. */
  identity?: Identity | null;
  /** How many handle the event. */
  methods?: number;
}

function createEvents({ identity = IDENTITY, methods = 1 }: Options = {}) {
  const call = vi.fn<Call>((_socket, { text }) => Promise.resolve({ text, request: requestContext.get()?.requestId }));
  const method = { metadata: { event: 'note', input: NoteEvent }, call };
  const consume = vi.fn<RateLimitsService['consume']>().mockResolvedValue(undefined);
  const events = new SocketEvents({
    methods: { find: () => Array.from({ length: methods }, () => method) } as unknown as DecoratedMethodsService,
    verifier: { verifySession: () => Promise.resolve(identity) } as unknown as IdentityVerifier,
    limits: { consume } as unknown as RateLimitsService,
    log: { debug: vi.fn(), info: vi.fn(), error: vi.fn() } as unknown as LogService,
  });
  const listeners: Listener[] = [];
  const disconnect = vi.fn();
  events.listen({
    ...{ data: { identity: IDENTITY }, disconnect },
    onAny: (listener: Listener) => listeners.push(listener),
  } as unknown as SignedInSocket);
  const ask = (event: string, ...sent: unknown[]) =>
    new Promise<unknown>((resolve) => {
      for (const listener of listeners) listener(event, ...sent, resolve);
    });
  return { call, consume, disconnect, listeners, ask };
}

describe('An event of a socket', () => {
  it('is answered with what its method returns, under a request id, by one listener for all events', async () => {
    const { ask, listeners, consume } = createEvents();
    expect(await ask('note', { text: 'hello' })).toEqual({
      ok: true,
      data: { text: 'hello', request: expect.stringMatching(/^[\w-]{36}$/) },
    });
    expect(consume).toHaveBeenCalledWith('socket-signal', 'ana');
    expect(listeners).toHaveLength(1);
  });

  it.each([[{ text: 5 }], [{ text: 'a', more: 'b' }], ['text'], [null], [{ text: 'a' }, { text: 'b' }], []])(
    'is not accepted with %j',
    async (...sent: unknown[]) => {
      const { ask, call } = createEvents();
      expect(await ask('note', ...sent)).toMatchObject({ ok: false, error: { code: 'validation_failed' } });
      expect(call).not.toHaveBeenCalled();
    },
  );

  it('is ignored when no method handles it, and needs no acknowledgement', async () => {
    const { listeners, call } = createEvents();
    for (const listener of listeners) {
      listener('unknown', { text: 'hello' });
      listener('note', { text: 'hello' });
    }
    await nextTurn();
    expect(call).toHaveBeenCalledOnce();
  });

  it('is rejected beyond its limit', async () => {
    const { ask, call, consume } = createEvents();
    consume.mockRejectedValueOnce(new DomainError('rate_limited', { retryAfter: 3 }));
    expect(await ask('note', { text: 'hello' })).toMatchObject({ ok: false, error: { code: 'rate_limited' } });
    expect(call).not.toHaveBeenCalled();
  });

  it('is rejected once its session has ended, and the socket is closed', async () => {
    const { ask, call, disconnect } = createEvents({ identity: null });
    expect(await ask('note', { text: 'hello' })).toMatchObject({ ok: false, error: { code: 'unauthorized' } });
    await nextTurn();
    expect(disconnect).toHaveBeenCalledWith(true);
    expect(call).not.toHaveBeenCalled();
  });

  it('has one method', () => {
    expect(() => createEvents({ methods: 2 })).toThrow('Two methods handle the socket event note');
  });
});
