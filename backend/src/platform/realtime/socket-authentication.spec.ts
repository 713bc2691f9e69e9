import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import type { Identity, IdentityVerifier } from '../identity/index.js';
import type { RateLimitsService } from '../rate-limit/index.js';
import type { RealtimeService } from './realtime.service.js';
import type { SignedInSocket } from './signed-in-socket.js';
import { authenticateSocket } from './socket-authentication.js';

const IDENTITY: Identity = { userId: 'ana', sessionId: 'kitchen tablet', userType: 'family', fullyAuthenticated: true };

function servicesWith({ sockets = 0 } = {}) {
  return {
    verifier: { verify: (token: string) => Promise.resolve(token === 'good' ? IDENTITY : null) } as IdentityVerifier,
    limits: {
      consume: vi.fn<RateLimitsService['consume']>().mockResolvedValue(undefined),
    } as unknown as RateLimitsService,
    realtime: { accountSocketCount: () => Promise.resolve(sockets) } as unknown as RealtimeService,
  };
}

function socketWith(auth: object) {
  const join = vi.fn();
  const headers = { origin: 'http://localhost:3000', cookie: 'refresh=secret', authorization: 'Bearer secret' };
  const socket = {
    handshake: { auth, headers },
    data: {},
    conn: new EventEmitter(),
    join,
  } as unknown as SignedInSocket;
  return { socket, join };
}

const enter = () => undefined;

describe('A socket that connects', () => {
  it('joins the channels of its person and session, and drops its credentials', async () => {
    const { socket, join } = socketWith({ token: 'good' });
    await authenticateSocket(socket, servicesWith(), enter);
    expect(socket.data).toEqual({ identity: IDENTITY });
    expect(join).toHaveBeenCalledWith(['user:ana', 'session:kitchen tablet']);
    expect(JSON.stringify(socket.handshake)).not.toMatch(/good|secret/);
  });

  it.each([{}, { token: 'bad' }, { token: ['good'] }, { token: null }])('is not accepted with %j', async (auth) => {
    const { socket, join } = socketWith(auth);
    await expect(authenticateSocket(socket, servicesWith(), enter)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(join).not.toHaveBeenCalled();
  });

  it('is counted before it is accepted, and a person has at most five', async () => {
    const { socket } = socketWith({ token: 'good' });
    const services = servicesWith({ sockets: 5 });
    await expect(authenticateSocket(socket, services, enter)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(services.limits.consume).toHaveBeenCalledWith('socket-connect', 'ana');
    await authenticateSocket(socketWith({ token: 'good' }).socket, servicesWith({ sockets: 4 }), enter);
  });
});
