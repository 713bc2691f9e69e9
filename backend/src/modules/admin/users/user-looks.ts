import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions } from '../../../platform/database/index.js';
import { AuditLog } from '../audit/audit-log.js';
import { SUBJECT } from './subject.js';

const HOUR_MS = 60 * 60 * 1_000;

/** Looking at a person is a deed: written down once an hour for each administrator and person. */
@Injectable()
export class UserLooks {
  constructor(
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async note(actorId: string, userId: string): Promise<void> {
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    const deed = { actorId, action: 'user.viewed', subjectType: SUBJECT, subjectId: userId };
    await this.transactions.run((manager) => this.audit.recordUnlessDone(since, deed, manager));
  }
}
