import { Injectable } from '@nestjs/common';
import {
  BrowserErrorsService,
  type BrowserErrorsPage,
  type BrowserErrorsQuery,
} from '../../../platform/browser-errors/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';

/** Admins read errors reported by browsers and resolve those that are fixed. */
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

  /** Throws `not_found`, even when another admin was faster. */
  async resolve(actorId: string, id: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.errors.resolve(id, manager);
      const entry = { actorId, action: 'browser_error.resolved', subjectType: 'browser_error', subjectId: id };
      await this.audit.record(entry, manager);
    });
  }
}
