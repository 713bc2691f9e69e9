import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { Accounts } from '../../auth/index.js';
import { AuditLog } from '../audit/audit-log.js';
import { SUBJECT } from './subject.js';

const HOUR_MS = 60 * 60 * 1_000;

/** Looking at a person is a deed: written down once an hour for each administrator and person. */
@Injectable()
export class UserLooks {
  constructor(
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Writes the look down, then shows what `read` finds. Throws `not_found` for an id without an account. */
  async at<T>(actorId: string, userId: string, read: () => Promise<T>): Promise<T> {
    if (!(await this.accounts.find(userId))) throw new DomainError('not_found');
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    const deed = { actorId, action: 'user.viewed', subjectType: SUBJECT, subjectId: userId };
    await this.transactions.run((manager) => this.audit.recordUnlessDone(since, deed, manager));
    return read();
  }
}
