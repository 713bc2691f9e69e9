import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { DomainError } from '../errors/index.js';
import { ACCESS_KEY, BEFORE_SECOND_FACTOR_KEY, type AccessLevel } from './access.decorator.js';
import { IdentityVerifier, type Identity } from './identity.js';

/** Rejects routes without an access level, and callers without access. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly verifier: IdentityVerifier,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const level = this.levelOf(context);
    if (level === undefined) throw new DomainError('forbidden');
    if (level === 'public') return true;
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<User = Identity>(
    error: unknown,
    user: Identity | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    const level = this.levelOf(context);
    if (!user) {
      if (level === 'optional') return null as User;
      throw new DomainError('unauthorized');
    }
    if (level === 'admin' && user.userType !== 'admin') throw new DomainError('forbidden');
    if (!user.fullyAuthenticated && !this.isBeforeSecondFactor(context)) {
      if (level === 'optional') return null as User;
      throw new DomainError('second_factor_required');
    }
    return this.actingAs(user, context) as User;
  }

  /** Rejects operations that are closed to co-parents, on every route. */
  private actingAs(user: Identity, context: ExecutionContext): Identity {
    if (!user.coParent) return user;
    const acting = this.verifier.actingAs(user, context.getHandler().name);
    if (!acting) throw new DomainError('owner_only');
    return acting;
  }

  private isBeforeSecondFactor(context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(BEFORE_SECOND_FACTOR_KEY, context.getHandler()) === true;
  }

  private levelOf(context: ExecutionContext): AccessLevel | undefined {
    return this.reflector.get<AccessLevel | undefined>(ACCESS_KEY, context.getHandler());
  }
}
