import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { Settings } from '../../../platform/config/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { AuthKeysService } from '../auth-keys.service.js';
import { accessTokenRules, isAccessToken, type AccessTokenClaims } from './access-tokens.service.js';
import { SessionCheckService } from './session-check.service.js';

/** Accepts bearer tokens of HTTP requests whose session is live. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    settings: Settings,
    keys: AuthKeysService,
    private readonly check: SessionCheckService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // passport-jwt hands the key on to jsonwebtoken, which takes a KeyObject; only its types do not know that.
      secretOrKey: keys.accessTokens as unknown as string,
      ...accessTokenRules(settings),
    } satisfies StrategyOptionsWithoutRequest);
  }

  async validate(claims: Partial<AccessTokenClaims>): Promise<Identity | false> {
    return (isAccessToken(claims) && (await this.check.identityOf(claims))) || false;
  }
}
