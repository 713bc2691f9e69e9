import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiErrors } from '../errors/index.js';
import type { RateLimitName } from './rate-limit-classes.js';

export const RATE_LIMIT_KEY = 'rate-limit';
export const NO_LIMIT = Symbol('no limit');

/** For what load balancers ask: it must answer whatever else is away, and tells no one's data. */
export const NoRateLimit = (): MethodDecorator => SetMetadata(RATE_LIMIT_KEY, NO_LIMIT);

/** The route's own limit. Without it, `public-read` holds. */
export function RateLimit(name: RateLimitName): MethodDecorator {
  return applyDecorators(SetMetadata(RATE_LIMIT_KEY, name), ApiErrors('rate_limited'));
}
