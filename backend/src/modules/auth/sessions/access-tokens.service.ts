import { Injectable } from '@nestjs/common';
import { JwtService, type JwtModuleOptions } from '@nestjs/jwt';
import type { KeyObject } from 'node:crypto';
import { Settings } from '../../../platform/config/index.js';
import type { AuthKeysService } from '../auth-keys.service.js';
import { ACCESS_TOKEN_SECONDS } from './session-limits.js';

const ALGORITHM = 'HS256';
const TYPE = 'access';
const AUDIENCE = 'api';

export interface AccessTokenClaims {
  /** The account's id. */
  sub: string;
  /** The session's id. */
  sid: string;
  /** Tokens of other kinds that this installation signs one day will not pass for access tokens. */
  typ: string;
}

/** The claims that every check of an access token requires, whichever library does it. */
export function accessTokenRules(settings: Settings) {
  return { algorithms: [ALGORITHM] as [typeof ALGORITHM], issuer: settings.publicUrl, audience: AUDIENCE };
}

/** The key is given as a `KeyObject`, made once: parsing a secret for every request costs sixty times as much. */
export function jwtOptions(settings: Settings, { accessTokens }: AuthKeysService): JwtModuleOptions {
  const key: KeyObject = accessTokens;
  return {
    secretOrKeyProvider: () => key,
    signOptions: {
      algorithm: ALGORITHM,
      issuer: settings.publicUrl,
      audience: AUDIENCE,
      expiresIn: ACCESS_TOKEN_SECONDS,
    },
    verifyOptions: accessTokenRules(settings),
  };
}

export const isAccessToken = (claims: Partial<AccessTokenClaims>): claims is AccessTokenClaims =>
  claims.typ === TYPE && typeof claims.sub === 'string' && typeof claims.sid === 'string';

@Injectable()
export class AccessTokensService {
  constructor(private readonly jwt: JwtService) {}

  /** A token for ten minutes; `expiresAt` in unix seconds. */
  async sign(accountId: string, sessionId: string): Promise<{ token: string; expiresAt: number }> {
    const issuedAt = Math.floor(Date.now() / 1_000);
    const token = await this.jwt.signAsync({ sub: accountId, sid: sessionId, typ: TYPE, iat: issuedAt });
    return { token, expiresAt: issuedAt + ACCESS_TOKEN_SECONDS };
  }
}
