import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import {
  AccountsService,
  AccountSuspensionService,
  EmailVerificationService,
  SessionsService,
  type AccountStatus,
} from '../../auth/index.js';
import { AccountDecisionsService } from '../../safety/index.js';
import type { AuditedState } from '../audit/audit-entry.entity.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import { SUBJECT } from './user-view-log.service.js';
import type { SignOutUserInput, SuspendUserInput, UserActionInput } from './user-action.dto.js';

/** The admin and the account. */
interface Doing {
  adminId: string;
  userId: string;
}

interface Change {
  reason: string | null;
  before?: AuditedState;
  after?: AuditedState;
}

/** Actions of admins on accounts. Each action and its audit entry are stored together, or neither is. */
@Injectable()
export class UserActionsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly suspensions: AccountSuspensionService,
    private readonly decisions: AccountDecisionsService,
    private readonly sessions: SessionsService,
    private readonly emails: EmailVerificationService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Throws `not_found`, and what `AccountDecisionsService.suspend` throws. */
  async suspend(doing: Doing, { until, words, reason }: SuspendUserInput): Promise<void> {
    await this.transactions.run(async (manager) => {
      const before = closureOf(await this.heldStatus(doing, manager));
      await this.decisions.suspend(
        { adminId: doing.adminId },
        doing.userId,
        { until: new Date(until), words },
        manager,
      );
      await this.note(doing, 'user.suspended', { reason, before, after: { state: 'closed', until, words } }, manager);
    });
  }

  /** Throws `not_found` and `account_not_closed`. */
  async restore(doing: Doing, { reason }: UserActionInput): Promise<void> {
    await this.transactions.run(async (manager) => {
      const status = await this.heldStatus(doing, manager);
      if (!status.closure) throw new DomainError('account_not_closed');
      await this.decisions.restore(doing.userId, manager);
      const change = { reason, before: closureOf(status), after: { state: 'open' } };
      await this.note(doing, 'user.restored', change, manager);
    });
  }

  /** Throws `not_found`, even for a session that has ended or belongs to someone else. */
  async signOut(doing: Doing, { sessionId, reason }: SignOutUserInput): Promise<void> {
    await this.status(doing);
    await this.transactions.run(async (manager) => {
      const ended = await this.endSessions(doing.userId, sessionId, manager);
      await this.note(doing, 'user.signed-out', { reason, after: { sessionsEnded: ended } }, manager);
    });
  }

  /** Does nothing if the address is already verified. Throws `not_found`. */
  async markEmailVerified(doing: Doing, { reason }: UserActionInput): Promise<void> {
    await this.status(doing);
    await this.transactions.run(async (manager) => {
      if (!(await this.emails.markVerified(doing.userId, manager))) return;
      const change = { reason, before: { emailVerified: false }, after: { emailVerified: true } };
      await this.note(doing, 'user.email-verified', change, manager);
    });
  }

  /** Sends nothing if the address is already verified. Throws `not_found` and `rate_limited`. */
  async resendEmailVerification(doing: Doing): Promise<void> {
    await this.status(doing);
    await this.transactions.run(async (manager) => {
      if (!(await this.emails.sendAgain(doing.userId, manager))) return;
      await this.note(doing, 'user.email-verification-sent', { reason: null }, manager);
    });
  }

  private async endSessions(userId: string, sessionId: string | undefined, manager: EntityManager): Promise<number> {
    if (!sessionId) return this.sessions.endAllWithin(userId, 'ended-by-us', manager);
    await this.sessions.endOneWithin(sessionId, userId, 'ended-by-us', manager);
    return 1;
  }

  /** Waits for other decisions about the account, so that each audit entry begins where the one before ended. */
  private async heldStatus(doing: Doing, manager: EntityManager): Promise<AccountStatus> {
    await this.suspensions.hold(doing.userId, manager);
    return this.status(doing);
  }

  private async status({ userId }: Doing): Promise<AccountStatus> {
    const status = await this.accounts.statusOf(userId);
    if (!status) throw new DomainError('not_found');
    return status;
  }

  private async note({ adminId, userId }: Doing, action: string, change: Change, manager: EntityManager) {
    await this.audit.record({ actorId: adminId, action, subjectType: SUBJECT, subjectId: userId, ...change }, manager);
  }
}

const closureOf = ({ closure }: AccountStatus): AuditedState =>
  closure ? { state: 'closed', until: closure.until?.toISOString() ?? null, words: closure.words } : { state: 'open' };
