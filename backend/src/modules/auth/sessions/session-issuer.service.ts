import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { AccountsRepository, type AccountRecord } from '../accounts/accounts.repository.js';
import { AccessTokensService } from './access-tokens.service.js';
import { networkOf, type Client } from './client.js';
import { RefreshTokenChainService } from './refresh-token-chain.service.js';
import { sessionLimits } from './session-limits.js';
import { SessionsRepository, type LiveSession } from './sessions.repository.js';

/** A session as it is handed to its person: the only moment at which the refresh token is known. */
export interface IssuedSession {
  sessionId: string;
  account: AccountRecord;
  accessToken: string;
  /** Unix seconds. */
  accessTokenExpiresAt: number;
  refreshToken: string;
  refreshTokenExpiresAt: Date;
}

/** Makes what a person needs to hold a session: an access token for minutes, a refresh token for days. */
@Injectable()
export class SessionIssuerService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly accounts: AccountsRepository,
    private readonly chain: RefreshTokenChainService,
    private readonly accessTokens: AccessTokensService,
  ) {}

  /** Opens a session. */
  async open(
    account: AccountRecord,
    client: Client,
    mfaVerified: boolean,
    manager: EntityManager,
  ): Promise<IssuedSession> {
    const { id, idleExpiresAt } = await this.sessions.insert(
      {
        accountId: account.id,
        userAgent: client.userAgent,
        network: networkOf(client.address),
        mfaVerified,
        ...sessionLimits(account.userType),
      },
      manager,
    );
    return this.issued(account, id, await this.chain.start(id, manager), idleExpiresAt);
  }

  /** The session for one exchange of its refresh token, locked; `null` when there is nothing left to exchange. */
  async lock(sessionId: string, manager: EntityManager): Promise<LiveSession | null> {
    return this.sessions.lockLive(sessionId, manager);
  }

  /** Keeps a locked session alive, with its next refresh token. */
  async renew(
    { id, accountId, userType }: LiveSession,
    refreshToken: string,
    manager: EntityManager,
  ): Promise<IssuedSession> {
    const idleExpiresAt = await this.sessions.touch(id, sessionLimits(userType).idleSeconds, manager);
    const account = await this.accounts.findById(accountId, manager);
    if (!account) throw new Error('A session outlived its account');
    return this.issued(account, id, refreshToken, idleExpiresAt);
  }

  private async issued(
    account: AccountRecord,
    sessionId: string,
    refreshToken: string,
    until: Date,
  ): Promise<IssuedSession> {
    const { token, expiresAt } = await this.accessTokens.sign(account.id, sessionId);
    return {
      sessionId,
      account,
      accessToken: token,
      accessTokenExpiresAt: expiresAt,
      refreshToken,
      refreshTokenExpiresAt: until,
    };
  }
}
