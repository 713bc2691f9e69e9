import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { IdentityVerifier, type Identity } from '../../../platform/identity/index.js';
import { isAccessToken, type AccessTokenClaims } from './access-tokens.js';
import { SessionCheck } from './session-check.js';

/** The same check as for HTTP, for whoever brings a token some other way: sockets. */
@Injectable()
export class AccessTokenVerifier extends IdentityVerifier {
  constructor(
    private readonly jwt: JwtService,
    private readonly check: SessionCheck,
  ) {
    super();
  }

  async verify(accessToken: string): Promise<Identity | null> {
    const claims = await this.jwt.verifyAsync<Partial<AccessTokenClaims>>(accessToken).catch(() => null);
    return claims && isAccessToken(claims) ? this.check.identityOf(claims) : null;
  }

  async verifySession({ userId, sessionId }: Pick<Identity, 'userId' | 'sessionId'>): Promise<Identity | null> {
    return this.check.identityOf({ sub: userId, sid: sessionId });
  }
}
