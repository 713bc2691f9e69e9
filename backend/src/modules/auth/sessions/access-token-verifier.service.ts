import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { IdentityVerifier, type Identity } from '../../../platform/identity/index.js';
import { isAccessToken, type AccessTokenClaims } from './access-tokens.service.js';
import { SessionCheckService } from './session-check.service.js';

/** The same check as for HTTP, for whoever brings a token some other way: sockets. */
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
    return claims && isAccessToken(claims) ? this.check.identityOf(claims) : null;
  }

  async verifySession({ userId, sessionId }: Pick<Identity, 'userId' | 'sessionId'>): Promise<Identity | null> {
    return this.check.identityOf({ sub: userId, sid: sessionId });
  }
}
