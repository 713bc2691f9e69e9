import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../config/index.js';
import { DomainError } from '../errors/index.js';
import { isSameToken } from '../tokens/index.js';

const BEARER = /^Bearer (\S+)$/i;

/** Requires the token of the metrics. Throws `not_found` if none is configured, and `unauthorized` for another one. */
@Injectable()
export class MetricsTokenGuard implements CanActivate {
  constructor(private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const token = this.settings.metricsToken;
    if (token === null) throw new DomainError('not_found');
    const { authorization = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    const sent = BEARER.exec(authorization)?.[1];
    if (sent === undefined || !isSameToken(sent, token)) throw new DomainError('unauthorized');
    return true;
  }
}
