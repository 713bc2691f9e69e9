import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import {
  EvidenceService,
  VerificationReviewService,
  type VerificationDecisionInput,
  type OpenedFile,
  type ReviewedCheck,
  type VerificationWithdrawalInput,
} from '../../verification/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import { AdminQueuesRegistry } from '../queues/admin-queues.registry.js';

/** As `audit_entries.subject_type`. */
const SUBJECT = 'verification-check';
const HOUR_MS = 60 * 60 * 1_000;

/**
 * Reviews of evidence: every decision and every opened document is logged in the same transaction, or does not happen.
 */
@Injectable()
export class EvidenceReviewService implements OnModuleInit {
  constructor(
    private readonly review: VerificationReviewService,
    private readonly evidence: EvidenceService,
    private readonly audit: AuditLogService,
    private readonly queues: AdminQueuesRegistry,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    this.queues.add('evidence', () => this.review.waiting());
  }

  /**
   * Returns a submitted check. Viewing data that is not a file (referees' answers, a number, names of adults) is
   * logged once an hour for each reviewer and check; files are logged when they are opened. Throws `not_found`.
   */
  async look({ userId: actorId }: Identity, id: string): Promise<ReviewedCheck> {
    const found = await this.review.find(id, actorId);
    const { references, check } = found;
    const answered = references.some(({ answeredAt }) => answeredAt !== null);
    if (!answered && !check.workingWithChildren && check.adults.length === 0) return found;
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    const entry = { actorId, action: 'verification.viewed', subjectType: SUBJECT, subjectId: id };
    await this.transactions.run((manager) => this.audit.recordUnlessDone(since, entry, manager));
    return found;
  }

  async decide({ userId: actorId }: Identity, id: string, input: VerificationDecisionInput): Promise<ReviewedCheck> {
    await this.transactions.run(async (manager) => {
      const change = await this.review.decide(id, actorId, input, manager);
      const entry = { actorId, action: `verification.${input.decision}`, subjectType: SUBJECT, subjectId: id };
      await this.audit.record({ ...entry, reason: input.reason ?? null, ...change }, manager);
    });
    return this.review.find(id, actorId);
  }

  /**
   * Withdraws an approval and notifies the person of the reason. Throws `not_found` and
   * `verification_already_decided`.
   */
  async withdraw(
    { userId: actorId }: Identity,
    id: string,
    input: VerificationWithdrawalInput,
  ): Promise<ReviewedCheck> {
    await this.transactions.run(async (manager) => {
      const change = await this.review.withdraw(id, actorId, input, manager);
      const action = { actorId, action: 'verification.withdrawn', subjectType: SUBJECT, subjectId: id };
      await this.audit.record({ ...action, reason: input.reason, ...change }, manager);
    });
    return this.review.find(id, actorId);
  }

  /** No one opens a document without a reason. */
  async open({ userId: actorId }: Identity, fileId: string, reason: string): Promise<OpenedFile> {
    const opened = await this.evidence.open(fileId);
    const { checkId: subjectId } = opened.file;
    // The log is never erased, and a file's name is often the person's.
    const entry = { actorId, action: 'evidence.opened', subjectType: SUBJECT, subjectId, reason, after: { fileId } };
    await this.transactions.run(async (manager) => {
      await this.evidence.recordOpening(fileId, actorId, manager);
      await this.audit.record(entry, manager);
    });
    return opened;
  }
}
