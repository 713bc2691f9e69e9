import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import type { EndedSessions, SessionEndReason } from '../account-events.js';
import { SessionAnnouncerService } from './session-announcer.service.js';
import { MAX_SESSIONS } from './session-limits.js';
import { SessionsRepository, type LiveSession } from './sessions.repository.js';

/**
 * Ends sessions inside a transaction. They are announced after its commit, before the caller answers; the outbox says it
 * again in case the process is killed in between.
 */
@Injectable()
export class SessionRevocationService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly outbox: OutboxService,
    private readonly announcer: SessionAnnouncerService,
  ) {}

  /** Nothing ends when the session is not this account's, or is over already. */
  async endOne(
    sessionId: string,
    accountId: string,
    reason: SessionEndReason,
    manager: EntityManager,
  ): Promise<EndedSessions> {
    return this.recorded(await this.sessions.end(sessionId, accountId, manager), reason, manager);
  }

  /** Every session of the account; `exceptId` lets one live on. */
  async endAll(
    accountId: string,
    reason: SessionEndReason,
    manager: EntityManager,
    exceptId: string | null = null,
  ): Promise<EndedSessions> {
    return this.recorded(await this.sessions.endAll(accountId, exceptId, manager), reason, manager);
  }

  /** Makes room for one more session, at the cost of those that were not used for longest. */
  async endSurplus(accountId: string, manager: EntityManager): Promise<EndedSessions> {
    return this.recorded(
      await this.sessions.endOldest(accountId, MAX_SESSIONS - 1, manager),
      'ended-elsewhere',
      manager,
    );
  }

  /** Someone presented a refresh token that had been exchanged: one of two holders is not the person. */
  async endReused(session: LiveSession, manager: EntityManager): Promise<EndedSessions> {
    const { id: sessionId, accountId } = session;
    await this.outbox.add(manager, 'session.reuse-detected', { accountId, sessionId });
    return this.endOne(sessionId, accountId, 'refresh-token-reused', manager);
  }

  private async recorded(
    sessionIds: string[],
    reason: SessionEndReason,
    manager: EntityManager,
  ): Promise<EndedSessions> {
    const ended = { sessionIds, reason };
    if (sessionIds.length > 0) {
      await this.outbox.add(manager, 'session.ended', ended);
      await this.announcer.announce(ended);
    }
    return ended;
  }
}
