import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/index.js';
import { LogService } from './log.service.js';

/** Requested every few seconds or in large numbers, so logged only at the debug level. */
const FREQUENT = /^\/(?:health|media)\//;
const MAX_USER_AGENT = 200;
const withoutQuery = (url: string) => url.split('?', 1)[0] ?? '';

/** Logs each answered HTTP request. Without query strings, which can contain searches. */
@Injectable()
export class RequestLogService implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly log: LogService,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance>();
    fastify?.addHook('onResponse', (request, reply, done) => {
      this.write(request, reply);
      done();
    });
  }

  private write(request: FastifyRequest & { user?: Identity | null }, reply: FastifyReply): void {
    const path = withoutQuery(request.url);
    const row = {
      requestId: request.id,
      method: request.method,
      path,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      address: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT),
      userId: request.user?.userId,
    };
    if (reply.statusCode === 401 || reply.statusCode === 403) this.log.security('access_denied', row);
    else if (FREQUENT.test(path) && reply.statusCode < 500) this.log.debug('http_request', row);
    else this.log.info('http_request', row);
  }
}
