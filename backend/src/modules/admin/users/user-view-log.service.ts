import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { AccountsService } from '../../auth/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';

/** As `audit_entries.subject_type`; the subject's id is the account's. */
export const SUBJECT = 'user';

const HOUR_MS = 60 * 60 * 1_000;

/** Viewing a person is an action, recorded at most once an hour for each admin and person. */
@Injectable()
export class UserViewLogService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /** Records the view, then returns what `read` finds. Throws `not_found` for an id without an account. */
  async at<T>(actorId: string, userId: string, read: () => Promise<T>): Promise<T> {
    if (!(await this.accounts.find(userId))) throw new DomainError('not_found');
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    const entry = { actorId, action: 'user.viewed', subjectType: SUBJECT, subjectId: userId };
    await this.transactions.run((manager) => this.audit.recordUnlessDone(since, entry, manager));
    return read();
  }
}
