import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { isComplete } from './check-state.js';
import { collectedFor } from './collected-evidence.js';
import { ruleOf, type CheckKind } from './checks.js';
import type { VerificationCheck } from './verification-check.entity.js';
import { VerificationRepository } from './verification.repository.js';

type Work = (check: VerificationCheck, manager: EntityManager) => Promise<void>;

/** Changes of checks by their owner. */
@Injectable()
export class CheckChangesService {
  constructor(
    private readonly checks: VerificationRepository,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Changes the person's own check under its lock; a complete one is put before the reviewers. Throws
   * `profile_missing`, and `not_found` for a check that this kind of account does not have.
   */
  async change(userId: string, kind: CheckKind, work: Work): Promise<void> {
    await this.transactions.run(async (manager) => {
      const person = await this.checks.person(userId, manager);
      if (!person) throw new DomainError('profile_missing');
      if (person.userType === 'admin') throw new DomainError('wrong_role');
      if (!ruleOf(person.userType, kind)) throw new DomainError('not_found');
      const check = await this.checks.lock(userId, kind, manager);
      await work(check, manager);
      await this.settle(check, manager);
      await this.checks.save(check, manager);
    });
  }

  /** A check waits for review if it is complete and contains something not yet decided on. */
  private async settle(check: VerificationCheck, manager: EntityManager): Promise<void> {
    const files = await this.checks.filesOf([check.id], manager);
    const references = await this.checks.referencesOf([check.id], manager);
    const answers = references.filter(({ state, answer }) => state === 'answered' && answer !== null);
    const sentAt = check.details?.sentAt;
    const isNew =
      files.some(({ deleteAfter }) => deleteAfter === null) ||
      answers.some(({ eraseAfter }) => eraseAfter === null) ||
      (sentAt !== undefined && (check.decidedAt === null || new Date(sentAt) > check.decidedAt));
    const complete = isComplete(check.kind, collectedFor(check, files, answers.length));
    if (complete && isNew) {
      check.state = 'waiting';
      check.waitingSince ??= this.clock.now();
      return;
    }
    check.waitingSince = null;
    const isWithdrawn = check.state === 'waiting' || (check.state === 'approved' && check.approvedAt === null);
    if (isWithdrawn) check.state = check.approvedAt === null ? 'collecting' : 'approved';
  }
}
