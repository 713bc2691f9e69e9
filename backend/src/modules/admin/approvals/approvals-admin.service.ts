import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { decodePosition, pageOf } from '../../../platform/http/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import { AdminQueuesRegistry } from '../queues/admin-queues.registry.js';
import {
  toApproval,
  type ApprovalDecisionInput,
  type ApprovalDto,
  type ApprovalProposalInput,
  type ApprovalsPage,
  type ApprovalsQuery,
} from './approval.dto.js';
import type { Approval, ApprovalDetails } from './approval.entity.js';
import { ApprovalsRepository } from './approvals.repository.js';
import { ApprovedActionsService } from './approved-actions.service.js';

/**
 * Four eyes: an action that one admin proposes is carried out when a second one approves it. No one decides about
 * themselves.
 */
@Injectable()
export class ApprovalsAdminService implements OnModuleInit {
  constructor(
    private readonly approvals: ApprovalsRepository,
    private readonly actions: ApprovedActionsService,
    private readonly audit: AuditLogService,
    private readonly queues: AdminQueuesRegistry,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    this.queues.add('approvals', () => this.approvals.waiting());
  }

  async list({ state, kind, personId, purchaseId, cursor, limit }: ApprovalsQuery): Promise<ApprovalsPage> {
    const position = decodePosition(cursor);
    const after = position && { proposedAt: position.at, id: position.id };
    const filter = { state, kind, personId, purchaseId };
    const found = await this.approvals.list(filter, after, limit + 1);
    const { shown, nextCursor } = pageOf(found, limit, ({ proposedAt, id }) => [proposedAt, id]);
    return {
      items: shown.map(toApproval),
      nextCursor,
    };
  }

  /** Throws `cannot_decide_about_yourself`, `approval_already_pending`, and what `ApprovedActionsService.examine` throws. */
  async propose(actorId: string, input: ApprovalProposalInput): Promise<ApprovalDto> {
    if (input.personId === actorId) throw new DomainError('cannot_decide_about_yourself');
    const { kind, reason } = input;
    const { details, personId, subject } = await this.actions.examine(input);
    // Only now known for money: whose purchase it is.
    if (personId === actorId) throw new DomainError('cannot_decide_about_yourself');
    const id = await this.transactions.run(async (manager) => {
      const proposal = { kind, personId, subject, details, reason, proposedBy: actorId, proposedAt: this.clock.now() };
      const added = await this.approvals.add(proposal, manager);
      const action = `${kind}.proposed`;
      await this.audit.record(
        { actorId, action, ...subjectOf(proposal), reason, after: auditDetails(details) },
        manager,
      );
      return added;
    });
    return this.assertFound(id);
  }

  /**
   * An approval is carried out at once; a card refund follows in a job. Throws `not_found`,
   * `approval_already_decided`, `cannot_approve_own_proposal` (admins can only withdraw their own),
   * `cannot_decide_about_yourself`, and what carrying it out throws.
   */
  async decide(actorId: string, id: string, { decision, words }: ApprovalDecisionInput): Promise<ApprovalDto> {
    await this.transactions.run(async (manager) => {
      const approval = await this.approvals.lock(id, manager);
      if (!approval) throw new DomainError('not_found');
      assertMay(actorId, approval, decision);
      const answer = words?.trim() || null;
      const decidedAt = this.clock.now();
      const { kind, details, proposedBy } = approval;
      const entry = { actorId, action: `${kind}.${decision}`, ...subjectOf(approval) };
      await this.audit.record({ ...entry, reason: answer, after: { ...auditDetails(details), proposedBy } }, manager);
      const isDone = decision === 'agreed' && (await this.actions.carryOut(approval, actorId, manager));
      const decided = { state: decision, decidedBy: actorId, decidedAt, answer };
      await this.approvals.decide(id, { ...decided, carriedOutAt: isDone ? decidedAt : null }, manager);
    });
    return this.assertFound(id);
  }

  private async assertFound(id: string): Promise<ApprovalDto> {
    const found = await this.approvals.find(id);
    if (!found) throw new DomainError('not_found');
    return toApproval(found);
  }
}

function assertMay(actorId: string, { state, proposedBy, personId }: Approval, decision: string): void {
  if (state !== 'waiting') throw new DomainError('approval_already_decided');
  if (decision === 'withdrawn') {
    if (proposedBy !== actorId) throw new DomainError('forbidden');
    return;
  }
  if (proposedBy === actorId) throw new DomainError('cannot_approve_own_proposal');
  if (personId === actorId) throw new DomainError('cannot_decide_about_yourself');
}

/** In the audit log, money belongs to its purchase, the offer to its setting, everything else to the person. */
const subjectOf = ({ kind, subject }: Pick<Approval, 'kind' | 'subject'>) => ({
  subjectType: kind === 'refund' || kind === 'reversal' ? 'purchase' : kind === 'offer' ? 'setting' : 'person',
  subjectId: subject,
});

const auditDetails = ({ refund, reversal, offer, ...details }: ApprovalDetails): Record<string, unknown> => ({
  ...details,
  ...refund,
  ...reversal,
  ...offer?.value,
});
