import { STATUS_CODES, type IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { Logger, type INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Server, ServerOptions } from 'socket.io';
import { Settings } from '../config/index.js';
import { DecoratedMethodsService } from '../discovery/index.js';
import { toDomainError, toErrorBody } from '../errors/index.js';
import { IdentityVerifier } from '../identity/index.js';
import { LogService } from '../logging/index.js';
import { addressKey, RateLimitsService } from '../rate-limit/index.js';
import { connectRealtimeRedis, watchAnswers, type RealtimeRedis } from './realtime-redis.js';
import { RealtimeService } from './realtime.service.js';
import type { SignedInSocket } from './signed-in-socket.js';
import { authenticateSocket } from './socket-authentication.js';
import { SocketEvents } from './socket-events.js';
import { UnauthenticatedSockets } from './unauthenticated-sockets.js';

const MAX_PACKET_BYTES = 64 * 1024;
/** A page sends its token at once; the library's default is 45 seconds. */
const ADMISSION_MS = 10_000;

interface EngineConnection {
  id: string;
  request: IncomingMessage;
  once(event: 'close', listener: () => void): unknown;
}
type Decide = (error: string | null, allow: boolean) => void;

/**
 * Socket.IO for this product: own origin only, a valid session, small packets, and several processes with Redis.
 * Connection state recovery must stay off: the message protocol resumes from the database, and recovery would skip the
 * session check.
 */
export class RealtimeIoAdapter extends IoAdapter {
  private readonly log = new Logger('Realtime');
  private redis: RealtimeRedis | undefined;
  private shared: ReturnType<typeof createAdapter> | undefined;

  constructor(private readonly app: INestApplicationContext) {
    super(app);
  }

  /** Connects to Redis when there is one; call before the application listens. */
  async connect(): Promise<this> {
    const { redisUrl } = this.app.get(Settings);
    if (!redisUrl) return this;
    this.redis = await connectRealtimeRedis(redisUrl, (error) => this.log.warn({ err: error, redis: 'away' }));
    const { createAdapter } = await import('@socket.io/redis-streams-adapter');
    this.shared = createAdapter(this.redis);
    return this;
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const settings = this.app.get(Settings);
    const ownOrigin = new URL(settings.publicUrl).origin;
    const trusted = proxyAddr.compile(settings.trustedProxies.split(',').map((part) => part.trim()));
    const addressOf = (request: IncomingMessage) => addressKey(proxyAddr(request, trusted));
    const limits = this.app.get(RateLimitsService);
    const unauthenticated = new UnauthenticatedSockets(settings.rateLimitScale);
    const server = super.createIOServer(port, {
      ...options,
      path: '/socket.io',
      serveClient: false,
      maxHttpBufferSize: MAX_PACKET_BYTES,
      connectTimeout: ADMISSION_MS,
      allowRequest: (request: IncomingMessage, decide: Decide) => {
        // A polling connection sends many requests: only the first one opens it.
        const isNew = !new URL(request.url ?? '/', ownOrigin).searchParams.has('sid');
        if (!isFromOwnOrigin(request, ownOrigin)) return rejectHandshake(request, 403, decide);
        if (!isNew) return decide(null, true);
        const address = addressOf(request);
        if (!unauthenticated.hasRoom(address)) return rejectHandshake(request, 429, decide);
        limits.consume('socket-handshake', address).then(
          () => decide(null, true),
          () => rejectHandshake(request, 429, decide),
        );
      },
      ...(this.shared && { adapter: this.shared }),
    } as unknown as ServerOptions);
    const realtime = this.app.get(RealtimeService);
    const services = {
      ...{ realtime, limits, verifier: this.app.get(IdentityVerifier) },
      ...{ log: this.app.get(LogService), methods: this.app.get(DecoratedMethodsService) },
    };
    const events = new SocketEvents(services);
    server.engine.on('connection', (connection: EngineConnection) =>
      unauthenticated.watch(connection.id, addressOf(connection.request), connection),
    );
    server.use((socket, next) => {
      authenticateSocket(socket as SignedInSocket, services, () => {
        unauthenticated.forget((socket.conn as unknown as EngineConnection).id);
        next();
      }).catch((thrown: unknown) => next(this.connectError(thrown)));
    });
    server.on('connection', (socket: SignedInSocket) => events.listen(socket));
    const { redis } = this;
    const answers = redis && watchAnswers(redis);
    realtime.attach(server, redis && { reachable: () => redis.isReady && answers?.() === true });
    return server;
  }

  /** `SocketEvents` handles them. */
  override bindMessageHandlers(): void {
    return;
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    this.redis?.destroy();
  }

  /** Becomes the client's `connect_error`: its `data` is the HTTP error body, with the seconds to wait where waiting helps. */
  private connectError(thrown: unknown): Error {
    const error = toDomainError(thrown);
    if (error.status >= 500) this.log.error(thrown);
    return Object.assign(new Error(error.code), { data: { ...toErrorBody(error), retryAfter: error.retryAfter } });
  }
}

/** Browsers always send an origin; programs without one have no cookies to misuse. */
const isFromOwnOrigin = ({ headers: { origin } }: IncomingMessage, ownOrigin: string): boolean =>
  origin === undefined || origin === ownOrigin;

function rejectHandshake(request: IncomingMessage, status: 403 | 429, decide: Decide): void {
  // Engine.IO would reject an upgrade with a misleading 400.
  if (request.headers.upgrade)
    request.socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  decide(null, false);
}
