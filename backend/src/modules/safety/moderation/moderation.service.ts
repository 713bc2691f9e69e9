import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { messages } from '../texts.js';
import { ReportsRepository } from '../reports/reports.repository.js';
import '../safety-events.js';
import { newAppealToken } from './appeal-token.js';
import { CasesRepository } from './cases.repository.js';
import { DecisionEffectsService } from './decision-effects.service.js';
import {
  ALLOWED_ACTIONS,
  appealEndOf,
  claimEndOf,
  isSuspensionEnd,
  type ModerationAction,
} from './moderation-action.js';
import type { ModerationCase } from './moderation-case.entity.js';

interface Decision {
  action: ModerationAction;
  /** The message to the person. */
  words: string;
  /** For a suspension. */
  until: Date | null;
  /** The version of the case that the admin has read, if the page says so. */
  version?: number;
}

/** Claims and decisions of cases: one admin at a time. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly cases: CasesRepository,
    private readonly reports: ReportsRepository,
    private readonly effects: DecisionEffectsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Throws `not_found`, `case_already_decided`, and `case_claimed` while another admin has it. */
  async claim(id: string, adminId: string, manager: EntityManager): Promise<ModerationCase> {
    const found = await this.lockOpen(id, manager);
    if (this.isHeldByAnother(found, adminId)) throw new DomainError('case_claimed');
    const at = this.clock.now();
    await this.cases.setClaim(id, adminId, at, manager);
    return { ...found, claimedBy: adminId, claimedAt: at };
  }

  /** Idempotent. Throws `not_found`, `case_already_decided`, and `case_claimed` while another admin has it. */
  async letGo(id: string, adminId: string, manager: EntityManager): Promise<void> {
    const found = await this.lockOpen(id, manager);
    if (this.isHeldByAnother(found, adminId)) throw new DomainError('case_claimed');
    await this.cases.setClaim(id, null, null, manager);
  }

  /**
   * Applies the decision and notifies everyone concerned. Throws `not_found`, `case_already_decided`, `case_claimed`,
   * `case_not_claimed`, `case_changed` if something has come since the admin read it, and `validation_failed` for a decision that the subject does not allow.
   */
  async decide(id: string, adminId: string, decision: Decision, manager: EntityManager): Promise<ModerationCase> {
    const found = await this.lockOpen(id, manager);
    if (this.isHeldByAnother(found, adminId)) throw new DomainError('case_claimed');
    if (found.claimedBy !== adminId) throw new DomainError('case_not_claimed');
    if (decision.version !== undefined && found.version !== decision.version) throw new DomainError('case_changed');
    this.assertAllowed(found, decision);
    const { action, words, until: suspendedUntil } = decision;
    const decidedAt = this.clock.now();
    const appeal = action === 'none' ? null : newAppealToken();
    const appealUntil = appeal && appealEndOf(decidedAt);
    const outcome = { action, words, suspendedUntil, decidedAt, decidedBy: adminId, appealUntil };
    await this.cases.decide(id, { ...outcome, appealTokenHash: appeal?.hash ?? null }, manager);
    const decided = { ...found, ...outcome, claimedBy: null, claimedAt: null };
    await this.effects.apply(decided, manager);
    await this.notifyReporters(id, decidedAt, manager);
    if (appeal && appealUntil)
      await this.outbox.add(manager, 'safety.moderated', {
        userId: found.aboutId,
        action,
        appealUntil: appealUntil.toISOString(),
        appealPath: `/appeal?token=${appeal.token}`,
      });
    return decided;
  }

  private async notifyReporters(caseId: string, at: Date, manager: EntityManager): Promise<void> {
    for (const { id: reportId, reporterId } of await this.reports.closeOf(caseId, at, manager))
      await this.outbox.add(manager, 'safety.report-decided', { reportId, reporterId });
  }

  private assertAllowed({ subjectType }: ModerationCase, { action, until }: Decision): void {
    if (!ALLOWED_ACTIONS[subjectType].includes(action)) throw invalidField('action', messages.actionNotHere);
    if (action !== 'suspend') {
      if (until) throw invalidField('until', messages.until.none);
      return;
    }
    if (!until) throw invalidField('until', messages.until.missing);
    if (!isSuspensionEnd(until, this.clock.now())) throw invalidField('until', messages.until.past);
  }

  private async lockOpen(id: string, manager: EntityManager): Promise<ModerationCase> {
    const found = await this.cases.lock(id, manager);
    if (!found) throw new DomainError('not_found');
    if (found.decidedAt) throw new DomainError('case_already_decided');
    return found;
  }

  private isHeldByAnother({ claimedBy, claimedAt }: ModerationCase, adminId: string): boolean {
    if (!claimedBy || !claimedAt || claimedBy === adminId) return false;
    return claimEndOf(claimedAt) > this.clock.now();
  }
}
