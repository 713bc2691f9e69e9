import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import { ApiErrors } from '../errors/index.js';
import type { Identity } from './identity.js';

/**
 * public: anyone, without a lookup. optional: anyone, the handler gets the identity. signed-in: a member with a
 * session. admin: an admin.
 */
export type AccessLevel = 'public' | 'optional' | 'signed-in' | 'admin';

export const ACCESS_KEY = 'access';

const DOCUMENTED: Record<AccessLevel, () => (MethodDecorator & ClassDecorator)[]> = {
  // In OpenAPI an empty requirement object means that no credentials are needed.
  public: () => [ApiSecurity({})],
  optional: () => [ApiSecurity({}), ApiBearerAuth()],
  'signed-in': () => [ApiBearerAuth(), ApiErrors('unauthorized', 'second_factor_required', 'owner_only')],
  admin: () => [ApiBearerAuth(), ApiErrors('unauthorized', 'forbidden', 'second_factor_required')],
};

/** The access level of a route, for the guard and the contract. A route without it is rejected. */
export function Access(level: AccessLevel): MethodDecorator {
  return applyDecorators(SetMetadata(ACCESS_KEY, level), ...DOCUMENTED[level]());
}

export const BEFORE_SECOND_FACTOR_KEY = 'before-second-factor';

/**
 * Allows sessions that still need a second factor: for setting one up, and logging out. All other routes reject them,
 * so that a password alone never reads admin data.
 */
export const BeforeSecondFactor = (): MethodDecorator => SetMetadata(BEFORE_SECOND_FACTOR_KEY, true);

/** The identity of the caller; `null` only on routes with `optional` access. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Identity | null => {
  return context.switchToHttp().getRequest<{ user?: Identity }>().user ?? null;
});
