import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import { ApiErrors } from '../errors/index.js';
import type { Identity } from './identity.js';

/**
 * public: anyone, and no one is looked up. optional: anyone, the handler sees who it is.
 * signed-in: a person with a session. admin: an admin.
 */
export type AccessLevel = 'public' | 'optional' | 'signed-in' | 'admin';

export const ACCESS_KEY = 'access';

const DOCUMENTED: Record<AccessLevel, () => (MethodDecorator & ClassDecorator)[]> = {
  // An empty requirement object says in OpenAPI that no credentials are fine.
  public: () => [ApiSecurity({})],
  optional: () => [ApiSecurity({}), ApiBearerAuth()],
  'signed-in': () => [ApiBearerAuth(), ApiErrors('unauthorized', 'second_factor_required', 'owner_only')],
  admin: () => [ApiBearerAuth(), ApiErrors('unauthorized', 'forbidden', 'second_factor_required')],
};

/** Says who may call a route, for the guard and for the contract at once. A route without it is refused. */
export function Access(level: AccessLevel): MethodDecorator {
  return applyDecorators(SetMetadata(ACCESS_KEY, level), ...DOCUMENTED[level]());
}

export const BEFORE_SECOND_FACTOR_KEY = 'before-second-factor';

/**
 * Opens a route to sessions that still owe a second factor: setting one up, and getting out. Every other route refuses
 * them, so that a password alone never reads what an admin can read.
 */
export const BeforeSecondFactor = (): MethodDecorator => SetMetadata(BEFORE_SECOND_FACTOR_KEY, true);

/** The identity of the caller; `null` only on routes with `optional` access. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Identity | null => {
  return context.switchToHttp().getRequest<{ user?: Identity }>().user ?? null;
});
