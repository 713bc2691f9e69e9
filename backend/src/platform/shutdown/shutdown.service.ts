import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Settings } from '../config/index.js';
import { RealtimeService } from '../realtime/index.js';

/** A load balancer needs this long to notice that the process is not ready. */
const NOTICE_MS = 5_000;
const DRAIN_MS = 20_000;
const LOOK_FOR_IDLE_MS = 50;

/**
 * Shuts down in order: not ready → no new connections → sockets closed (clients reconnect to another process) →
 * running requests finish, 20 seconds at most. What requests depend on (jobs, events, the connection pool) stops
 * later, in `beforeApplicationShutdown` and after.
 */
@Injectable()
export class ShutdownService implements OnModuleDestroy {
  private stopping = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly realtime: RealtimeService,
    private readonly settings: Settings,
  ) {}

  /** True once this process should get no new work. */
  get isStopping(): boolean {
    return this.stopping;
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    const server = this.host.httpAdapter?.getHttpServer() as Server | undefined;
    if (!server?.listening) return;
    // Tells clients to use a new connection, which reaches another process.
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    if (this.settings.production) await pause(NOTICE_MS);
    await this.drain(server);
  }

  private async drain(server: Server): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    this.realtime.closeSockets();
    // A connection becomes idle only when its running request is answered.
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_MS);
    const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
  }
}
