import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { hashOfToken } from '../../../platform/tokens/index.js';
import { CasesRepository } from '../moderation/cases.repository.js';
import { ClosuresService } from '../moderation/closures.service.js';
import { DecisionEffectsService } from '../moderation/decision-effects.service.js';
import { isAppealable, type AppealOutcome } from '../moderation/moderation-action.js';
import type { ModerationCase } from '../moderation/moderation-case.entity.js';
import '../safety-events.js';
import { toOwnDecision, type OwnDecisionDto, type OwnDecisionsDto } from './appeal.dto.js';
import { AppealsRepository } from './appeals.repository.js';

const MOST_SHOWN = 50;

/** Appeals: once, within thirty days, reviewed by another admin. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly appeals: AppealsRepository,
    private readonly cases: CasesRepository,
    private readonly effects: DecisionEffectsService,
    private readonly closures: ClosuresService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Decisions against a person, newest first. */
  async decisionsAgainst(userId: string): Promise<OwnDecisionsDto> {
    const decided = (await this.cases.decidedAbout(userId, MOST_SHOWN)).filter(({ action }) => action !== 'none');
    const appeals = new Map(
      (await this.appeals.findMany(decided.map(({ id }) => id))).map((appeal) => [appeal.caseId, appeal]),
    );
    const now = this.clock.now();
    return { items: decided.map((one) => toOwnDecision(one, appeals.get(one.id) ?? null, now)) };
  }

  /** The decision behind an emailed link. Throws `link_invalid`. */
  async decisionBehind(token: string): Promise<OwnDecisionDto> {
    const found = await this.behind(token);
    return toOwnDecision(found, await this.appeals.find(found.id), this.clock.now());
  }

  /** Throws `not_found` for another person's decision and `appeal_not_possible`. */
  async appealSignedIn(userId: string, caseId: string, words: string): Promise<OwnDecisionDto> {
    const found = await this.cases.find(caseId);
    if (found?.aboutId !== userId || !found.decidedAt) throw new DomainError('not_found');
    return this.appeal(found, words);
  }

  /** Throws `link_invalid` and `appeal_not_possible`. */
  async appealByLink(token: string, words: string): Promise<OwnDecisionDto> {
    return this.appeal(await this.behind(token), words);
  }

  /**
   * The second review. `overturned` undoes the decision. Throws `not_found`, `case_already_decided`, and
   * `cannot_review_own_decision` for the admin of the first decision.
   */
  async decide(
    caseId: string,
    adminId: string,
    { outcome, answer }: { outcome: AppealOutcome; answer: string },
    manager: EntityManager,
  ): Promise<ModerationCase> {
    const appeal = await this.appeals.lock(caseId, manager);
    const found = await this.cases.find(caseId, manager);
    if (!appeal || !found) throw new DomainError('not_found');
    if (appeal.decidedAt) throw new DomainError('case_already_decided');
    if (found.decidedBy === adminId) throw new DomainError('cannot_review_own_decision');
    const decidedAt = this.clock.now();
    await this.appeals.decide(caseId, { decidedAt, decidedBy: adminId, outcome, answer }, manager);
    if (outcome === 'overturned') {
      await this.closures.hold(found.aboutId, manager);
      await this.cases.lift(caseId, decidedAt, manager);
      await this.effects.undo(found, manager);
    }
    await this.outbox.add(manager, 'safety.appeal-decided', { userId: found.aboutId, outcome });
    return found;
  }

  private async appeal(found: ModerationCase, words: string): Promise<OwnDecisionDto> {
    const now = this.clock.now();
    if (!isAppealable(found, now)) throw new DomainError('appeal_not_possible');
    await this.transactions.run(async (manager) => {
      if (!(await this.appeals.insert(found.id, words.trim(), now, manager)))
        throw new DomainError('appeal_not_possible');
    });
    return toOwnDecision(found, await this.appeals.find(found.id), now);
  }

  private async behind(token: string): Promise<ModerationCase> {
    const found = await this.cases.findByAppealToken(hashOfToken(token));
    if (!found) throw new DomainError('link_invalid');
    return found;
  }
}
