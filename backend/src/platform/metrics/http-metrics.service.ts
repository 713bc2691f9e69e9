import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Settings } from '../config/index.js';
import { MetricsService } from './metrics.service.js';

/** Counts each answered HTTP request, with its duration, if metrics are enabled. */
@Injectable()
export class HttpMetricsService implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly settings: Settings,
    private readonly metrics: MetricsService,
  ) {}

  onModuleInit(): void {
    if (this.settings.metricsToken === null) return;
    this.host.httpAdapter?.getInstance<FastifyInstance>().addHook('onResponse', (request, reply, done) => {
      this.metrics.countRequest({
        method: request.method,
        route: request.is404 ? undefined : request.routeOptions.url,
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1_000,
      });
      done();
    });
  }
}
