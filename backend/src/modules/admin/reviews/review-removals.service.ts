import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { PersonReviewsService } from '../../reviews/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';

/** Admins remove reviews that break the rules; the audit log records why. */
@Injectable()
export class ReviewRemovalsService {
  constructor(
    private readonly reviews: PersonReviewsService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Throws `not_found`, even when it was already removed. */
  async remove(actorId: string, id: string, reason: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.reviews.remove(id, manager);
      const entry = { actorId, action: 'review.removed', subjectType: 'review', subjectId: id, reason };
      await this.audit.record(entry, manager);
    });
  }
}
