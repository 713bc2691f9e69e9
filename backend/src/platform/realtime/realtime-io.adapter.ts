import type { IncomingMessage } from 'node:http';
import { Logger, type INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Server, ServerOptions } from 'socket.io';
import { Settings } from '../config/index.js';
import { toDomainError, toErrorBody } from '../errors/index.js';
import { IdentityVerifier } from '../identity/index.js';
import { RateLimits } from '../rate-limit/index.js';
import { connectRealtimeRedis, type RealtimeRedis } from './realtime-redis.js';
import { Realtime } from './realtime.js';
import type { SignedInSocket } from './signed-in-socket.js';
import { admit } from './socket-admission.js';

const MAX_PACKET_BYTES = 64 * 1024;

type Decide = (error: string | null, allow: boolean) => void;

/**
 * Socket.IO as this product uses it: our own origin only, a valid session to get in, small packets, and several
 * processes behind Redis where there is one. Connection state recovery stays off: the message protocol resumes from
 * the database, and recovery would skip the session check.
 */
export class RealtimeIoAdapter extends IoAdapter {
  private readonly log = new Logger('Realtime');
  private redis: RealtimeRedis | undefined;

  constructor(private readonly app: INestApplicationContext) {
    super(app);
  }

  /** Connects to Redis when there is one; call before the application listens. */
  async connect(): Promise<this> {
    const { redisUrl } = this.app.get(Settings);
    if (redisUrl)
      this.redis = await connectRealtimeRedis(redisUrl, (error) => this.log.warn({ err: error, redis: 'away' }));
    return this;
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const ownOrigin = new URL(this.app.get(Settings).publicUrl).origin;
    const server = super.createIOServer(port, {
      ...options,
      path: '/socket.io',
      serveClient: false,
      maxHttpBufferSize: MAX_PACKET_BYTES,
      allowRequest: (request: IncomingMessage, decide: Decide) => admitOrigin(request, ownOrigin, decide),
      ...(this.redis && { adapter: createAdapter(this.redis) }),
    } as unknown as ServerOptions);
    const realtime = this.app.get(Realtime);
    const doorkeepers = { realtime, verifier: this.app.get(IdentityVerifier), limits: this.app.get(RateLimits) };
    server.use((socket, next) => {
      admit(socket as SignedInSocket, doorkeepers).then(
        () => next(),
        (thrown: unknown) => next(this.refusal(thrown)),
      );
    });
    const { redis } = this;
    realtime.attach(server, redis && { reachable: () => redis.isReady });
    return server;
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    this.redis?.destroy();
  }

  /** Becomes the client's `connect_error`: its `data` is the body that HTTP would have answered with. */
  private refusal(thrown: unknown): Error {
    const error = toDomainError(thrown);
    if (error.status >= 500) this.log.error(thrown);
    return Object.assign(new Error(error.code), { data: toErrorBody(error) });
  }
}

/** Browsers always say where a page comes from; programs without an origin have nobody's cookies to misuse. */
function admitOrigin(request: IncomingMessage, ownOrigin: string, decide: Decide): void {
  const { origin, upgrade } = request.headers;
  const allowed = origin === undefined || origin === ownOrigin;
  // Engine.IO would refuse an upgrade with 400, as if the request were malformed.
  if (!allowed && upgrade)
    request.socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  decide(null, allowed);
}
