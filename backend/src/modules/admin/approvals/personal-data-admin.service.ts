import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import {
  DataExportsService,
  ErasureRequestsService,
  PersonalDataService,
  type OpenExport,
  type PersonalDataState,
} from '../../personal-data/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';

/** Shows admins a member's data, and cancels erasures. */
@Injectable()
export class PersonalDataAdminService {
  constructor(
    private readonly data: PersonalDataService,
    private readonly exports: DataExportsService,
    private readonly erasures: ErasureRequestsService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  stateOf(personId: string): Promise<PersonalDataState> {
    return this.data.stateOf(personId, true);
  }

  /** Only for the admin who proposed it; the audit log records the download. Throws `not_found`. */
  async openExport(actorId: string, id: string): Promise<OpenExport> {
    const opened = await this.exports.openProposed(id, actorId);
    const subject = { subjectType: 'person', subjectId: opened.export.personId };
    await this.transactions.run((manager) =>
      this.audit.record({ actorId, action: 'export.fetched', ...subject, after: { exportId: id } }, manager),
    );
    return opened;
  }

  async cancelErasure(actorId: string, personId: string, reason: string): Promise<PersonalDataState> {
    await this.transactions.run(async (manager) => {
      if (!(await this.erasures.withdraw(personId, manager))) return;
      const entry = { actorId, action: 'erasure.taken-back', subjectType: 'person', subjectId: personId, reason };
      await this.audit.record(entry, manager);
    });
    return this.stateOf(personId);
  }
}
