import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { asFamily, IdentityVerifier, signedInAccount, type Identity } from '../../../platform/identity/index.js';
import { CO_PARENT_OPERATIONS } from '../household/co-parent-operations.js';
import { isAccessToken, type AccessTokenClaims } from './access-tokens.service.js';
import { SessionCheckService } from './session-check.service.js';

/** Verifies access tokens of sockets, with the same check as for HTTP. */
@Injectable()
export class AccessTokenVerifierService extends IdentityVerifier {
  constructor(
    private readonly jwt: JwtService,
    private readonly check: SessionCheckService,
  ) {
    super();
  }

  async verify(accessToken: string): Promise<Identity | null> {
    const claims = await this.jwt.verifyAsync<Partial<AccessTokenClaims>>(accessToken).catch(() => null);
    return claims && isAccessToken(claims) ? this.forSocket(claims.sub, claims.sid) : null;
  }

  async verifySession(identity: Pick<Identity, 'userId' | 'sessionId' | 'coParent'>): Promise<Identity | null> {
    return this.forSocket(signedInAccount(identity), identity.sessionId);
  }

  actingAs(identity: Identity, operation: string): Identity | null {
    const { coParent } = identity;
    if (!coParent) return identity;
    const role = CO_PARENT_OPERATIONS.get(operation);
    if (role === 'own') return { ...identity, userId: coParent.accountId };
    return role === 'family' ? asFamily(identity) : null;
  }

  /** All that sockets carry belongs to the family. */
  private async forSocket(sub: string, sid: string): Promise<Identity | null> {
    const identity = await this.check.identityOf({ sub, sid });
    return identity && asFamily(identity);
  }
}
