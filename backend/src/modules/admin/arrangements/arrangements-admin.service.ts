import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { ArrangementRegister, type RegisteredArrangementDetail } from '../../placements/index.js';
import { AuditLog } from '../audit/audit-log.js';

/** Administrators look at what two people have agreed; who looked, and why, is kept. */
@Injectable()
export class ArrangementsAdmin {
  constructor(
    private readonly register: ArrangementRegister,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  /** Throws `not_found`. */
  async open(actorId: string, id: string, reason: string): Promise<RegisteredArrangementDetail> {
    const arrangement = await this.register.read(id);
    const deed = { actorId, action: 'arrangement.opened', subjectType: 'arrangement', subjectId: id, reason };
    await this.transactions.run((manager) => this.audit.record(deed, manager));
    return arrangement;
  }
}
