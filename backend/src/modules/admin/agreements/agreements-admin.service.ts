import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import {
  AgreementEndingService,
  AgreementRegisterService,
  type AgreementWithdrawalInput,
  type RegisteredAgreementDetail,
} from '../../agreements/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';

/** Admins view agreements and end them if they must; the audit log records who did it and why. */
@Injectable()
export class AgreementsAdminService {
  constructor(
    private readonly register: AgreementRegisterService,
    private readonly ending: AgreementEndingService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Throws `not_found`. */
  async open(actorId: string, id: string, reason: string): Promise<RegisteredAgreementDetail> {
    const agreement = await this.register.read(id);
    const entry = { actorId, action: 'arrangement.opened', subjectType: 'arrangement', subjectId: id, reason };
    await this.transactions.run((manager) => this.audit.record(entry, manager));
    return agreement;
  }

  /** Cancels an agreement that has not begun, ends one that has. Throws `not_found` and `invalid_state_transition`. */
  async withdraw(
    actorId: string,
    id: string,
    { category, reason, stateRead }: AgreementWithdrawalInput,
  ): Promise<RegisteredAgreementDetail> {
    await this.transactions.run(async (manager) => {
      const { before, after } = await this.ending.withdraw(id, { category, stateRead }, manager);
      const entry = { actorId, action: 'arrangement.withdrawn', subjectType: 'arrangement', subjectId: id, reason };
      await this.audit.record({ ...entry, before: { state: before }, after: { state: after, category } }, manager);
    });
    return this.register.read(id);
  }
}
