import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import {
  Evidence,
  VerificationReview,
  type VerificationDecisionInput,
  type OpenedFile,
  type ReviewedCheck,
} from '../../profiles/index.js';
import { AuditLog } from '../audit/audit-log.js';
import { AdminQueues } from '../queues/admin-queues.js';

/** As `audit_entries.subject_type`. */
const SUBJECT = 'verification-check';

/** Reviewers at work: every decision and every look at a paper is written down with it, or does not happen. */
@Injectable()
export class EvidenceReview implements OnModuleInit {
  constructor(
    private readonly review: VerificationReview,
    private readonly evidence: Evidence,
    private readonly audit: AuditLog,
    private readonly queues: AdminQueues,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.queues.add('evidence', () => this.review.waiting());
  }

  async decide({ userId: actorId }: Identity, id: string, input: VerificationDecisionInput): Promise<ReviewedCheck> {
    await this.transactions.run(async (manager) => {
      const change = await this.review.decide(id, actorId, input, manager);
      const deed = { actorId, action: `verification.${input.decision}`, subjectType: SUBJECT, subjectId: id };
      await this.audit.record({ ...deed, reason: input.reason ?? null, ...change }, manager);
    });
    return this.review.find(id);
  }

  /** Nobody looks at a paper without having said why. */
  async open({ userId: actorId }: Identity, fileId: string, reason: string): Promise<OpenedFile> {
    const opened = await this.evidence.open(fileId);
    const { checkId: subjectId, fileName } = opened.file;
    const deed = { actorId, action: 'evidence.opened', subjectType: SUBJECT, subjectId, reason };
    await this.transactions.run((manager) => this.audit.record({ ...deed, after: { fileId, fileName } }, manager));
    return opened;
  }
}
