import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { ArrangementEnding, ArrangementRegister, type RegisteredArrangementDetail } from '../../placements/index.js';
import { AuditLog } from '../audit/audit-log.js';

/** Administrators look at what two people have agreed, and end it where they must; who did, and why, is kept. */
@Injectable()
export class ArrangementsAdmin {
  constructor(
    private readonly register: ArrangementRegister,
    private readonly ending: ArrangementEnding,
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

  /** Calls off what has not begun, ends what has. Throws `not_found` and `arrangement_move_refused`. */
  async withdraw(actorId: string, id: string, reason: string): Promise<RegisteredArrangementDetail> {
    await this.transactions.run(async (manager) => {
      const { before, after } = await this.ending.withdraw(id, manager);
      const deed = { actorId, action: 'arrangement.withdrawn', subjectType: 'arrangement', subjectId: id, reason };
      await this.audit.record({ ...deed, before: { state: before }, after: { state: after } }, manager);
    });
    return this.register.read(id);
  }
}
