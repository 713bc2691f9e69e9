import { Injectable } from '@nestjs/common';
import { Transactions, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { addressKey, RateLimits } from '../../../platform/rate-limit/index.js';
import type { EndedSessions } from '../account-events.js';
import { AccountSuspension } from '../accounts/account-suspension.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { RefreshTokenChain } from './refresh-token-chain.js';
import { SessionAnnouncer } from './session-announcer.js';
import { SessionEndings } from './session-endings.js';
import { SessionIssuer, type IssuedSession } from './session-issuer.js';

type Outcome = IssuedSession | EndedSessions | null;

/** Exchanges refresh tokens: one at a time for each session, each token once, and the whole session ends when one comes back. */
@Injectable()
export class SessionRefresh {
  constructor(
    private readonly transactions: Transactions,
    private readonly issuer: SessionIssuer,
    private readonly chain: RefreshTokenChain,
    private readonly endings: SessionEndings,
    private readonly announcer: SessionAnnouncer,
    private readonly limits: RateLimits,
    private readonly accounts: AccountsRepository,
    private readonly suspension: AccountSuspension,
  ) {}

  /**
   * Throws `session_ended` for every token that is not, or no longer, good for an exchange, and `account_suspended` or
   * `account_disabled` to the person whose account was closed meanwhile. Failures of one address are counted.
   */
  async refresh(token: string | null, address: string): Promise<IssuedSession> {
    if (!token) throw new DomainError('session_ended');
    const sessionId = await this.chain.sessionOf(token);
    if (!sessionId) throw await this.failed(address);
    await this.limits.consume('refresh-session', sessionId);
    const outcome = await this.transactions.run((manager) => this.exchange(token, sessionId, manager));
    if (outcome && 'accessToken' in outcome) return outcome;
    if (outcome) await this.announcer.announce(outcome);
    else await this.assertOpen(sessionId);
    throw await this.failed(address);
  }

  private async assertOpen(sessionId: string): Promise<void> {
    const account = await this.accounts.findBySession(sessionId);
    if (account) await this.suspension.demandOpen(account);
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
    return next ? this.issuer.renew(session, next, manager) : this.endings.endReused(session, manager);
  }
}
