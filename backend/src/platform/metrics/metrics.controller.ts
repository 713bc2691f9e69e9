import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Settings } from '../config/index.js';
import { DomainError } from '../errors/index.js';
import { Access } from '../identity/index.js';
import { NoRateLimit } from '../rate-limit/index.js';
import { MetricsService } from './metrics.service.js';
import { isSameToken } from '../tokens/index.js';

const BEARER = /^Bearer (\S+)$/i;

/** For Prometheus, with the token. Without a configured one it returns 404. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: MetricsService,
    private readonly settings: Settings,
  ) {}

  @Get()
  @Access('public')
  @NoRateLimit()
  async readMetrics(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const token = this.settings.metricsToken;
    if (token === null) throw new DomainError('not_found');
    const given = BEARER.exec(authorization ?? '')?.[1];
    if (given === undefined || !isSameToken(given, token)) throw new DomainError('unauthorized');
    void reply.header('content-type', this.metrics.contentType);
    return this.metrics.read();
  }
}
