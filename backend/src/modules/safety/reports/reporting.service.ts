import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import { BlocksService } from '../blocks/blocks.service.js';
import { CasesRepository } from '../moderation/cases.repository.js';
import { ReportContextsRegistry } from '../ports/report-contexts.registry.js';
import type { ReportInput } from './report.dto.js';
import { ReportsRepository } from './reports.repository.js';

/** Reports about people. */
@Injectable()
export class ReportingService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly contexts: ReportContextsRegistry,
    private readonly cases: CasesRepository,
    private readonly blocks: BlocksService,
    private readonly transactions: TransactionsService,
    private readonly limits: RateLimitsService,
  ) {}

  /**
   * Stores the report with its evidence and opens a case; returns its id. Throws `not_found`,
   * `cannot_report_yourself`, `report_already_open`, and `rate_limited` after twenty in a day.
   */
  async report(reporterId: string, input: ReportInput): Promise<string> {
    const { subjectType, reason, block = false } = input;
    const subjectId = input.subjectId.toLowerCase();
    const context = await this.contexts.of(subjectType, subjectId, reporterId);
    if (!context) throw new DomainError('not_found');
    const { aboutId, evidence } = context;
    if (aboutId === reporterId) throw new DomainError('cannot_report_yourself');
    await this.limits.consume('report', reporterId);
    return this.transactions.run(async (manager) => {
      const found = { subjectType, subjectId, aboutId, rules: [], evidence, fingerprint: null };
      const caseId = await this.cases.open(found, manager);
      const words = input.words?.trim() ?? '';
      const report = { caseId, reporterId, subjectType, subjectId, reason, words, evidence };
      const id = await this.reports.insert(report, manager);
      if (!id) throw new DomainError('report_already_open');
      if (block) await this.blocks.blockWithin(reporterId, aboutId, null, manager);
      return id;
    });
  }
}
