import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { PersonReviews } from '../../placements/index.js';
import { AuditLog } from '../audit/audit-log.js';

/** Reviews that break the rules are taken down; why is kept. */
@Injectable()
export class ReviewRemovals {
  constructor(
    private readonly reviews: PersonReviews,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  /** Throws `not_found`, also when it was taken down before. */
  async remove(actorId: string, id: string, reason: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.reviews.remove(id, manager);
      const deed = { actorId, action: 'review.removed', subjectType: 'review', subjectId: id, reason };
      await this.audit.record(deed, manager);
    });
  }
}
