import { Injectable } from '@nestjs/common';
import {
  BrowserErrorsService,
  type BrowserErrorsPage,
  type BrowserErrorsQuery,
} from '../../../platform/browser-errors/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';

/** Admins read what went wrong in browsers, and resolve what is fixed. */
@Injectable()
export class BrowserErrorsAdminService {
  constructor(
    private readonly errors: BrowserErrorsService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  list(query: BrowserErrorsQuery): Promise<BrowserErrorsPage> {
    return this.errors.list(query);
  }

  /** Throws `not_found`, also when another admin was quicker. */
  async resolve(actorId: string, id: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.errors.resolve(id, manager);
      const entry = { actorId, action: 'browser_error.resolved', subjectType: 'browser_error', subjectId: id };
      await this.audit.record(entry, manager);
    });
  }
}
