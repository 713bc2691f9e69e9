import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { GrantsService, InvoicesAdminService, PaymentsAdminService, type AdminPayment } from '../../billing/index.js';
import { AuditLogService, type AuditedAction } from '../audit/audit-log.service.js';
import type { GrantInput, InvoiceTransferInput, TransferInput } from './payment-action.dto.js';

/** Actions of admins on payments; each is recorded in the audit log with its reason. */
@Injectable()
export class PaymentActionsService {
  constructor(
    private readonly adminService: PaymentsAdminService,
    private readonly invoices: InvoicesAdminService,
    private readonly grants: GrantsService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Throws `not_found`, `invoice_settled` and `validation_failed`. */
  async markPaid(actorId: string, id: string, input: InvoiceTransferInput): Promise<AdminPayment> {
    const { reason, ...seen } = input;
    const { id: purchaseId } = await this.transactions.run(async (manager) => {
      const purchase = await this.invoices.markPaid(id, seen, { actorId, reason }, manager);
      await this.record(actorId, 'invoice.paid', 'invoice', id, reason, { state: 'open' }, { ...seen }, manager);
      return purchase;
    });
    return this.adminService.payment(purchaseId);
  }

  /** Throws `not_found`, `invoice_open`, `conflict` and `validation_failed`. */
  async recordTransfer(actorId: string, id: string, input: TransferInput): Promise<AdminPayment> {
    const { reason, ...seen } = input;
    const { id: purchaseId } = await this.transactions.run(async (manager) => {
      const purchase = await this.invoices.recordTransfer(id, seen, { actorId, reason }, manager);
      await this.record(actorId, 'invoice.transfer-noted', 'invoice', id, reason, null, { ...seen }, manager);
      return purchase;
    });
    return this.adminService.payment(purchaseId);
  }

  /** Throws `not_found` and `invoice_settled`. */
  async cancel(actorId: string, id: string, reason: string): Promise<AdminPayment> {
    const { id: purchaseId } = await this.transactions.run(async (manager) => {
      const purchase = await this.invoices.cancel(id, { actorId, reason }, manager);
      const after = { state: 'cancelled' };
      await this.record(actorId, 'invoice.cancelled', 'invoice', id, reason, { state: 'open' }, after, manager);
      return purchase;
    });
    return this.adminService.payment(purchaseId);
  }

  /** Throws `not_found`, `invoice_settled` and `conflict`. */
  async remind(actorId: string, id: string, reason: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.invoices.remind(id, manager);
      await this.record(actorId, 'invoice.reminded', 'invoice', id, reason, null, null, manager);
    });
  }

  /** Throws `not_found`, `wrong_role`, `validation_failed` and `conflict`. */
  async grant(actorId: string, { userId, plan, until, reason }: GrantInput): Promise<AdminPayment> {
    const { id } = await this.transactions.run(async (manager) => {
      const purchase = await this.grants.grant(userId, plan, until, { actorId, reason }, manager);
      await this.record(actorId, 'plan.granted', 'profile', userId, reason, null, { plan, until }, manager);
      return purchase;
    });
    return this.adminService.payment(id);
  }

  /** Throws `not_found` and `grant_ended`. */
  async withdraw(actorId: string, id: string, reason: string): Promise<AdminPayment> {
    await this.transactions.run(async (manager) => {
      const { personId, plan, endsAt } = await this.grants.withdraw(id, { actorId, reason }, manager);
      const before = { plan, until: endsAt?.toISOString() ?? null };
      await this.record(actorId, 'plan.withdrawn', 'profile', personId, reason, before, { plan: null }, manager);
    });
    return this.adminService.payment(id);
  }

  private record(
    actorId: string,
    action: string,
    subjectType: string,
    subjectId: string,
    reason: string,
    before: AuditedAction['before'],
    after: AuditedAction['after'],
    manager: EntityManager,
  ): Promise<void> {
    return this.audit.record({ actorId, action, subjectType, subjectId, reason, before, after }, manager);
  }
}
