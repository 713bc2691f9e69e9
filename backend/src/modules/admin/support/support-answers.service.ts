import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import {
  SupportDesk,
  type SupportQueueDetail,
  type SupportQueuePage,
  type SupportQueueQuery,
} from '../../placements/index.js';
import { AuditLog } from '../audit/audit-log.js';
import { AdminQueues } from '../queues/admin-queues.js';

/** Administrators read and answer requests for help; who read what and who answered is kept. */
@Injectable()
export class SupportAnswers implements OnModuleInit {
  constructor(
    private readonly desk: SupportDesk,
    private readonly audit: AuditLog,
    private readonly queues: AdminQueues,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.queues.add('support', () => this.desk.waiting());
  }

  list(query: SupportQueueQuery): Promise<SupportQueuePage> {
    return this.desk.list(query);
  }

  /** Throws `not_found`. */
  async read(actorId: string, id: string): Promise<SupportQueueDetail> {
    const request = await this.desk.read(id);
    await this.transactions.run((manager) =>
      this.audit.record({ actorId, action: 'support.read', subjectType: 'support_request', subjectId: id }, manager),
    );
    return request;
  }

  /** Throws `not_found`. */
  async answer(actorId: string, id: string, words: string): Promise<SupportQueueDetail> {
    await this.transactions.run(async (manager) => {
      await this.desk.answer(id, words, manager);
      const deed = { actorId, action: 'support.answered', subjectType: 'support_request', subjectId: id };
      await this.audit.record(deed, manager);
    });
    return this.desk.read(id);
  }
}
