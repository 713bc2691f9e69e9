import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { ApiErrors } from '../errors/index.js';
import type { RateLimitName } from './rate-limit-classes.js';

export const RATE_LIMIT_KEY = 'rate-limit';
export const NO_LIMIT = Symbol('no limit');

/** Marks an operation without a limit in the contract. */
export const UNLIMITED_EXTENSION = 'x-not-rate-limited';

/** For routes that load balancers and monitoring call often, and that return no personal data. */
export const NoRateLimit = (): MethodDecorator =>
  applyDecorators(SetMetadata(RATE_LIMIT_KEY, NO_LIMIT), ApiExtension(UNLIMITED_EXTENSION, true));

/** The route's own limit. The default is `public-read`. */
export function RateLimit(name: RateLimitName): MethodDecorator {
  return applyDecorators(SetMetadata(RATE_LIMIT_KEY, name), ApiErrors('rate_limited'));
}
