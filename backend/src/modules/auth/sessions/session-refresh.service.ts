import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { addressKey, RateLimitsService } from '../../../platform/rate-limit/index.js';
import type { EndedSessions } from '../account-events.js';
import { AccountSuspensionService } from '../accounts/account-suspension.service.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { RefreshTokenChainService } from './refresh-token-chain.service.js';
import { SessionRevocationService } from './session-revocation.service.js';
import { SessionIssuerService, type IssuedSession } from './session-issuer.service.js';

type Outcome = IssuedSession | EndedSessions | null;

/** Exchanges refresh tokens: one at a time for each session, each token once. A reused token ends the session. */
@Injectable()
export class SessionRefreshService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly issuer: SessionIssuerService,
    private readonly chain: RefreshTokenChainService,
    private readonly revocation: SessionRevocationService,
    private readonly limits: RateLimitsService,
    private readonly accounts: AccountsRepository,
    private readonly suspension: AccountSuspensionService,
  ) {}

  /**
   * Throws `session_ended` for a token that cannot be exchanged, and `account_suspended` or `account_disabled` if the
   * account was closed meanwhile. Failures are rate-limited by address.
   */
  async refresh(token: string | null, address: string): Promise<IssuedSession> {
    if (!token) throw new DomainError('session_ended');
    const sessionId = await this.chain.sessionOf(token);
    if (!sessionId) throw await this.failed(address);
    await this.limits.consume('refresh-session', sessionId);
    const outcome = await this.transactions.run((manager) => this.exchange(token, sessionId, manager));
    if (outcome && 'accessToken' in outcome) return outcome;
    if (!outcome) await this.assertOpen(sessionId);
    throw await this.failed(address);
  }

  private async assertOpen(sessionId: string): Promise<void> {
    const account = await this.accounts.findBySession(sessionId);
    if (account) await this.suspension.assertOpen(account);
  }

  private async failed(address: string): Promise<DomainError> {
    await this.limits.consume('refresh-failed', addressKey(address));
    return new DomainError('session_ended');
  }

  /** Returns instead of throwing: the end of a session must be committed. */
  private async exchange(token: string, sessionId: string, manager: EntityManager): Promise<Outcome> {
    const session = await this.issuer.lock(sessionId, manager);
    if (!session) return null;
    const next = await this.chain.exchange(token, sessionId, manager);
    return next ? this.issuer.renew(session, next, manager) : this.revocation.endReused(session, manager);
  }
}
