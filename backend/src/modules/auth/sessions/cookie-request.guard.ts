import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../../../platform/config/index.js';
import { DomainError } from '../../../platform/errors/index.js';

/**
 * For routes that act on a cookie alone: another site can make a browser send the cookie, but neither our header nor
 * our origin.
 */
@Injectable()
export class CookieRequestGuard implements CanActivate {
  private readonly origin: string;

  constructor(settings: Settings) {
    this.origin = new URL(settings.publicUrl).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const site = headers['sec-fetch-site'];
    const fromUs =
      (headers.origin === undefined || headers.origin === this.origin) &&
      (site === undefined || site === 'same-origin');
    if (headers['x-requested-with'] === undefined || !fromUs) throw new DomainError('forbidden');
    return true;
  }
}
