import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { invalidField } from '../../../platform/errors/index.js';
import { PaymentsAdminService, TransferReversalsService } from '../../billing/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import type { ApprovalProposalInput } from './approval.dto.js';
import type { Approval, ApprovalDetails } from './approval.entity.js';
import { messages } from './texts.js';

/** Reverses bank transfers that two admins agree were recorded by mistake. */
@Injectable()
export class ApprovedReversalsService {
  constructor(
    private readonly payments: PaymentsAdminService,
    private readonly reversals: TransferReversalsService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Throws `validation_failed`, and what `TransferReversalsService.examine` throws. */
  async examine({ purchaseId, entryId }: ApprovalProposalInput): Promise<{
    personId: string;
    details: ApprovalDetails;
  }> {
    if (!purchaseId) throw invalidField('purchaseId', messages.purchaseMissing);
    if (!entryId) throw invalidField('entryId', messages.entryMissing);
    const { amountCents, currency, reference, occurredAt } = await this.transactions.run((manager) =>
      this.reversals.examine(purchaseId, entryId, manager),
    );
    const { person, item, number: invoiceNumber } = await this.payments.payment(purchaseId);
    const paidOn = occurredAt.toISOString().slice(0, 10);
    const reversal = { purchaseId, entryId, amountCents, currency, paidOn, reference, item, invoiceNumber };
    return { personId: person.id, details: { reversal } };
  }

  /** Throws what `TransferReversalsService.reverse` throws. */
  async carryOut({ details, proposedBy, reason }: Approval, agreedBy: string, manager: EntityManager): Promise<void> {
    const { reversal } = details;
    if (!reversal) throw new Error('A reversal was proposed without its transfer');
    const { purchaseId, entryId } = reversal;
    await this.reversals.reverse(purchaseId, entryId, { actorId: proposedBy, reason }, manager);
    const after = { ...reversal, proposedBy, agreedBy };
    const subject = { subjectType: 'purchase', subjectId: purchaseId };
    await this.audit.record({ actorId: agreedBy, action: 'payment.reversed', ...subject, reason, after }, manager);
  }
}
