import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { JobQueueService } from '../../../platform/jobs/index.js';
import { PaymentsAdminService, RefundsService, isRejectedByStripe } from '../../billing/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import type { ApprovalProposalInput } from './approval.dto.js';
import type { Approval, ApprovalDetails, ApprovedRefund } from './approval.entity.js';
import { ApprovalsRepository } from './approvals.repository.js';
import { messages } from './texts.js';

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    /** Two admins have approved a refund to a card. */
    'approvals.refund': { approvalId: string };
  }
}

/** Refunds what two admins approved: card payments through Stripe, bank transfers by recording them. */
@Injectable()
export class ApprovedRefundsService implements OnModuleInit {
  constructor(
    private readonly approvals: ApprovalsRepository,
    private readonly payments: PaymentsAdminService,
    private readonly refunds: RefundsService,
    private readonly audit: AuditLogService,
    private readonly jobs: JobQueueService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('approvals.refund', ({ approvalId }) => this.refundToCard(approvalId));
  }

  /** Throws `not_found`, and `validation_failed` for more than can be refunded. */
  async examine({ purchaseId, amountCents, by }: ApprovalProposalInput): Promise<{
    personId: string;
    details: ApprovalDetails;
  }> {
    if (!purchaseId) throw invalidField('purchaseId', messages.purchaseMissing);
    if (!amountCents) throw invalidField('amountCents', messages.amount);
    const refund = { amountCents, by };
    const method = await this.transactions.run((manager) => this.refunds.methodOf(purchaseId, refund, manager));
    const { person, currency, item, number: invoiceNumber } = await this.payments.payment(purchaseId);
    return {
      personId: person.id,
      details: { refund: { purchaseId, amountCents, currency, by: method, item, invoiceNumber } },
    };
  }

  /**
   * True when it is done; a job refunds a card, because no transaction may wait for Stripe. Throws `conflict` when
   * less is left than was proposed.
   */
  async carryOut(approval: Approval, agreedBy: string, manager: EntityManager): Promise<boolean> {
    const { purchaseId, amountCents, by } = refundOf(approval);
    await this.refunds.methodOf(purchaseId, { amountCents, by }, manager).catch(asConflict);
    if (by === 'card') {
      await this.jobs.enqueue('approvals.refund', { approvalId: approval.id }, { manager });
      return false;
    }
    await this.refunds.recordTransfer(purchaseId, amountCents, causeOf(approval), manager);
    await this.record('payment.refunded', { ...approval, decidedBy: agreedBy }, manager);
    return true;
  }

  /** Idempotent: Stripe identifies the refund by the id of the approval. */
  private async refundToCard(approvalId: string): Promise<void> {
    const approval = await this.approvals.find(approvalId);
    if (approval?.state !== 'agreed' || approval.carriedOutAt || approval.failure) return;
    const { purchaseId, amountCents } = refundOf(approval);
    const finish = async (manager: EntityManager) => {
      if (await this.approvals.finish(approvalId, { carriedOutAt: this.clock.now() }, manager))
        await this.record('payment.refunded', approval, manager);
    };
    try {
      await this.refunds.refundToCard(purchaseId, { amountCents, decisionId: approvalId }, causeOf(approval), finish);
    } catch (error) {
      const failure = finalFailure(error);
      if (!failure) throw error;
      await this.transactions.run(async (manager) => {
        if (await this.approvals.finish(approvalId, { failure }, manager))
          await this.record('refund.failed', approval, manager, failure);
      });
    }
  }

  private async record(
    action: string,
    { proposedBy, decidedBy, reason, details }: Approval,
    manager: EntityManager,
    failure?: string,
  ): Promise<void> {
    if (!decidedBy || !details.refund) throw new Error('A refund without two admins');
    const after = { ...details.refund, proposedBy, agreedBy: decidedBy, ...(failure && { failure }) };
    const subject = { subjectType: 'purchase', subjectId: details.refund.purchaseId };
    await this.audit.record({ actorId: decidedBy, action, ...subject, reason, after }, manager);
  }
}

function refundOf({ details }: Approval): ApprovedRefund {
  if (!details.refund) throw new Error('A refund was proposed without its amount');
  return details.refund;
}

const causeOf = ({ proposedBy, reason }: Approval) => ({ actorId: proposedBy, reason });

/** The approving admin has no field to correct, so validation errors become conflicts. */
function asConflict(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'validation_failed') throw error;
  const [message] = error.fields?.['amountCents'] ?? [];
  throw new DomainError('conflict', { ...(message && { message }), cause: error });
}

/** Why a retry cannot help; null when Stripe or our own service may only be unavailable for a moment. */
function finalFailure(error: unknown): string | null {
  if (!(error instanceof DomainError)) return null;
  if (error.code === 'payment_unavailable' && !isRejectedByStripe(error)) return null;
  if (error.code === 'payment_unavailable') return messages.refusedByStripe;
  return error.fields?.['amountCents']?.[0] ?? error.message;
}
