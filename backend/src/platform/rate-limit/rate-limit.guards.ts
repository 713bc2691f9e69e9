import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Identity } from '../identity/index.js';
import { addressKey } from './address-key.js';
import { RATE_LIMIT_CLASSES, type RateLimitName } from './rate-limit-classes.js';
import { NO_LIMIT, RATE_LIMIT_KEY } from './rate-limit.decorator.js';
import { RateLimitsService } from './rate-limits.service.js';

const DEFAULT: RateLimitName = 'public-read';

type Request = FastifyRequest & { user?: Identity | null };
const limitOf = (reflector: Reflector, context: ExecutionContext): RateLimitName | typeof NO_LIMIT =>
  reflector.get<RateLimitName | typeof NO_LIMIT | undefined>(RATE_LIMIT_KEY, context.getHandler()) ?? DEFAULT;

/** Counts every request by address, before authentication. */
@Injectable()
export class AddressRateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimitsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const name = limitOf(this.reflector, context);
    if (name === NO_LIMIT) return true;
    const { ip } = context.switchToHttp().getRequest<Request>();
    await this.limits.consume(RATE_LIMIT_CLASSES[name].per === 'address' ? name : DEFAULT, addressKey(ip));
    return true;
  }
}

/** Counts requests to routes with a limit per person. Runs after the access guard. */
@Injectable()
export class UserRateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimitsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const name = limitOf(this.reflector, context);
    if (name === NO_LIMIT || RATE_LIMIT_CLASSES[name].per !== 'user') return true;
    const { user, ip } = context.switchToHttp().getRequest<Request>();
    await this.limits.consume(name, user ? user.userId : addressKey(ip));
    return true;
  }
}
