import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { AgreementFactsService, isCurrent } from '../../agreements/index.js';
import { EffectiveBlocksService } from '../../profiles/index.js';
import type { ArrivalPlan } from '../arrival-plan.entity.js';
import { ArrivalPlansRepository } from '../arrival-plans.repository.js';
import { ArrivalPlansService } from '../arrival-plans.service.js';
import { expectedOn, isAskedOn, isTooLate, nextReminderAt } from './arrival-day.js';

/** “Has Lena arrived?”: one answer of either ends the question for both; without one the family is reminded once. */
@Injectable()
export class ArrivalDayService {
  constructor(
    private readonly plans: ArrivalPlansService,
    private readonly rows: ArrivalPlansRepository,
    private readonly agreements: AgreementFactsService,
    private readonly hidden: EffectiveBlocksService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Whether the question waits for either of the two: not while one has blocked the other. */
  async isAsked(plan: ArrivalPlan): Promise<boolean> {
    if (!isAskedOn(plan, this.plans.today(plan))) return false;
    return !(await this.hidden.areHidden(plan.familyId, plan.auPairId));
  }

  /**
   * Again is as good as once. Throws `not_found` also after a block, and `invalid_state_transition` before the day and
   * once the placement is over.
   */
  async set(agreementId: string, personId: string, hasArrived: boolean): Promise<void> {
    await this.transactions.run(async (manager) => {
      const plan = await this.plans.hold(agreementId, personId, manager);
      const { familyId, auPairId } = plan;
      if (await this.hidden.areHidden(familyId, auPairId)) throw new DomainError('not_found');
      const agreement = await this.agreements.find(agreementId, manager);
      const now = this.clock.now();
      if (!agreement || !isCurrent(agreement, now))
        throw new DomainError('invalid_state_transition', { state: agreement?.state ?? 'none' });
      if (hasArrived && this.plans.today(plan) < expectedOn(plan))
        throw new DomainError('invalid_state_transition', { state: 'ahead' });
      if ((plan.arrivedAt !== null) === hasArrived) return;
      const reminder = hasArrived ? null : nextReminderAt(plan, now);
      await this.rows.setArrived(
        agreementId,
        { arrivedAt: hasArrived ? now : null, arrivalCheckAt: reminder },
        manager,
      );
      await this.outbox.add(manager, 'arrival.changed', { agreementId, personIds: [familyId, auPairId] });
    });
  }

  /** Reminds the family of one plan whose evening has come. */
  async remind(agreementId: string): Promise<void> {
    await this.transactions.run((manager) => this.remindWithin(agreementId, manager));
  }

  private async remindWithin(agreementId: string, manager: EntityManager): Promise<void> {
    const plan = await this.rows.lock(agreementId, manager);
    const now = this.clock.now();
    if (!plan?.arrivalCheckAt || plan.arrivalCheckAt > now) return;
    const { familyId, auPairId, arrivedAt } = plan;
    // A flight that an earlier release changed has moved the evening.
    const later = arrivedAt === null ? nextReminderAt(plan, now) : null;
    await this.rows.setArrived(agreementId, { arrivedAt, arrivalCheckAt: later }, manager);
    if (arrivedAt !== null || later !== null || isTooLate(plan, now)) return;
    const agreement = await this.agreements.find(agreementId, manager);
    if (!agreement || !isCurrent(agreement, now) || (await this.hidden.areHidden(familyId, auPairId))) return;
    await this.outbox.add(manager, 'arrival.unconfirmed', { agreementId, byId: auPairId, toId: familyId });
  }
}
