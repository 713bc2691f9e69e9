import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { AccountsService } from '../../auth/index.js';
import {
  SupportAdminService,
  type SupportAnswerInput,
  type SupportAssigneeInput,
  type SupportQueueDetail,
  type SupportQueuePage,
  type SupportQueueQuery,
  type SupportStateInput,
} from '../../support/index.js';
import { invalidField } from '../../../platform/errors/index.js';
import { AuditLogService, type AuditedAction } from '../audit/audit-log.service.js';
import { AdminQueuesRegistry } from '../queues/admin-queues.registry.js';

const messages = { noAdmin: 'Please choose an admin' } as const;

/** Admins read, assign, answer, note and close support requests; the audit log records each action. */
@Injectable()
export class SupportAnswersService implements OnModuleInit {
  constructor(
    private readonly adminService: SupportAdminService,
    private readonly accounts: AccountsService,
    private readonly audit: AuditLogService,
    private readonly queues: AdminQueuesRegistry,
    private readonly transactions: TransactionsService,
  ) {}

  onModuleInit(): void {
    this.queues.add('support', () => this.adminService.waiting());
  }

  list(actorId: string, query: SupportQueueQuery): Promise<SupportQueuePage> {
    return this.adminService.list(actorId, query);
  }

  /** Throws `not_found`. */
  async read(actorId: string, id: string): Promise<SupportQueueDetail> {
    const request = await this.adminService.read(id);
    await this.transactions.run((manager) =>
      this.audit.record({ actorId, action: 'support.read', subjectType: 'support_request', subjectId: id }, manager),
    );
    return request;
  }

  /** Throws `not_found`, `answered_meanwhile`. */
  async answer(actorId: string, id: string, input: SupportAnswerInput): Promise<SupportQueueDetail> {
    await this.transactions.run(async (manager) => {
      await this.adminService.answer(id, input, manager);
      const entry = { actorId, action: 'support.answered', subjectType: 'support_request', subjectId: id };
      await this.audit.record(entry, manager);
    });
    return this.adminService.read(id);
  }

  /**
   * `adminId` is null to unassign. Throws `not_found`, `assigned_meanwhile`, and `validation_failed` if the person is not
   * an admin.
   */
  async assign(actorId: string, id: string, input: SupportAssigneeInput): Promise<SupportQueueDetail> {
    const { adminId } = input;
    if (adminId !== null && (await this.accounts.find(adminId))?.userType !== 'admin')
      throw invalidField('adminId', messages.noAdmin);
    await this.transactions.run(async (manager) => {
      const change = await this.adminService.assign(id, input, manager);
      if (!change) return;
      const states = { before: { assignedTo: change.before }, after: { assignedTo: adminId } };
      await this.record(actorId, 'support.assigned', id, states, manager);
    });
    return this.adminService.read(id);
  }

  /** Throws `not_found`. */
  async note(actorId: string, id: string, words: string): Promise<SupportQueueDetail> {
    await this.transactions.run(async (manager) => {
      await this.adminService.note(id, actorId, words, manager);
      await this.record(actorId, 'support.noted', id, {}, manager);
    });
    return this.adminService.read(id);
  }

  /** Idempotent. Throws `not_found`, `written_meanwhile`. */
  async setState(actorId: string, id: string, input: SupportStateInput): Promise<SupportQueueDetail> {
    await this.transactions.run(async (manager) => {
      if (!(await this.adminService.setState(id, actorId, input, manager))) return;
      const action = input.state === 'closed' ? 'support.closed' : 'support.reopened';
      await this.record(actorId, action, id, { reason: input.reason }, manager);
    });
    return this.adminService.read(id);
  }

  private record(
    actorId: string,
    action: string,
    subjectId: string,
    more: Pick<AuditedAction, 'before' | 'after' | 'reason'>,
    manager: EntityManager,
  ): Promise<void> {
    return this.audit.record({ actorId, action, subjectType: 'support_request', subjectId, ...more }, manager);
  }
}
