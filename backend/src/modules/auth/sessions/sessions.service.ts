import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import type { SessionEndReason } from '../account-events.js';
import { networkOf } from './client.js';
import { RefreshTokenChainService } from './refresh-token-chain.service.js';
import { SessionAnnouncerService } from './session-announcer.service.js';
import { SessionRevocationService } from './session-revocation.service.js';
import { MAX_SESSIONS } from './session-limits.js';
import { SessionsRepository, type ListedSession, type PastSession } from './sessions.repository.js';

/** As many as a page shows of someone who signs in several times a day. */
const MOST_KNOWN = 100;

/** Lists and ends the sessions of the person who asks. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly chain: RefreshTokenChainService,
    private readonly endings: SessionRevocationService,
    private readonly announcer: SessionAnnouncerService,
    private readonly transactions: TransactionsService,
  ) {}

  /** The person's open sessions, the one used last first. */
  async list({ userId }: Identity): Promise<ListedSession[]> {
    return this.sessions.listLive(userId, MAX_SESSIONS);
  }

  /** Sign-ins of the last weeks, live or over, the latest first. */
  async listKnown(accountId: string): Promise<PastSession[]> {
    return this.sessions.listKnown(accountId, MOST_KNOWN);
  }

  /** Whether someone signed in during the last weeks from the network of this address. */
  async hasSignedInFrom(accountId: string, address: string): Promise<boolean> {
    const wantedNetwork = networkOf(address);
    return wantedNetwork !== null && (await this.listKnown(accountId)).some(({ network }) => network === wantedNetwork);
  }

  /** Throws `not_found` for a session that is over or someone else's. */
  async end({ userId }: Identity, sessionId: string): Promise<void> {
    const { sessionIds } = await this.transactions.run((manager) =>
      this.endings.endOne(sessionId, userId, 'ended-elsewhere', manager),
    );
    if (sessionIds.length === 0) throw new DomainError('not_found');
  }

  async endOthers({ userId, sessionId }: Identity): Promise<void> {
    await this.transactions.run((manager) => this.endings.endAll(userId, 'ended-elsewhere', manager, sessionId));
  }

  async endAll({ userId, sessionId }: Identity): Promise<void> {
    await this.transactions.run((manager) => this.endings.endAll(userId, 'ended-elsewhere', manager, sessionId));
    await this.transactions.run((manager) => this.endings.endOne(sessionId, userId, 'signed-out', manager));
  }

  /** Ends the caller's session, found by the access token, otherwise by the refresh token. Does nothing without one. */
  async signOut(identity: Identity | null, refreshToken: string | null): Promise<void> {
    const heldId = !identity && refreshToken ? await this.chain.sessionOf(refreshToken) : null;
    await this.transactions.run(async (manager) => {
      const held = heldId ? await this.sessions.lockLive(heldId, manager) : null;
      if (identity) return this.endings.endOne(identity.sessionId, identity.userId, 'signed-out', manager);
      if (held) return this.endings.endOne(held.id, held.accountId, 'signed-out', manager);
      return { sessionIds: [], reason: 'signed-out' };
    });
  }

  /** Ends every session of an account together with `work`: either both are stored or neither. */
  async endAllWith(
    accountId: string,
    reason: SessionEndReason,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (manager) => {
      await work(manager);
      return this.endings.endAll(accountId, reason, manager);
    });
  }

  /**
   * Ends every session of an account together with what deletes it: `before` locks and checks, `after` deletes. Open
   * sockets hear of it when this returns.
   */
  async endAllBetween(
    accountId: string,
    { before, after }: Record<'before' | 'after', (manager: EntityManager) => Promise<void>>,
  ): Promise<void> {
    await this.transactions.run(async (manager) => {
      await before(manager);
      const ended = await this.endings.endAll(accountId, 'account-disabled', manager);
      await after(manager);
      return ended;
    });
  }

  /** Ends one in someone else's transaction. Throws `not_found` for a session that is over or someone else's. */
  async endOneWithin(
    sessionId: string,
    accountId: string,
    reason: SessionEndReason,
    manager: EntityManager,
  ): Promise<void> {
    const { sessionIds } = await this.endings.endOne(sessionId, accountId, reason, manager);
    if (sessionIds.length === 0) throw new DomainError('not_found');
  }

  /** Ends every session of an account in someone else's transaction; answers how many. */
  async endAllWithin(accountId: string, reason: SessionEndReason, manager: EntityManager): Promise<number> {
    return (await this.endings.endAll(accountId, reason, manager)).sessionIds.length;
  }

  /** A second factor was given in this session, as part of `work`. */
  async strengthenWith<T>({ sessionId }: Identity, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.transactions.run(async (manager) => {
      const result = await work(manager);
      await this.sessions.markMfaVerified(sessionId, manager);
      return result;
    });
    await this.announcer.announceChange(sessionId);
    return result;
  }
}
