import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { eachItem, eachStep, Scheduled } from '../../../platform/jobs/index.js';
import { AgreementFactsService, isCurrent } from '../../agreements/index.js';
import { EffectiveBlocksService } from '../../profiles/index.js';
import { SupportRequestsService } from '../../support/index.js';
import { ArrivalPlansRepository } from '../arrival-plans.repository.js';
import { otherIn, type ArrivalPlan } from '../arrival-plan.entity.js';
import { ArrivalPlansService } from '../arrival-plans.service.js';
import { ArrivalDayService } from '../arrival-day/arrival-day.service.js';
import { messages } from '../texts.js';
import type { ArrivalCheckIn } from './arrival-check-in.entity.js';
import { stepAfter, type CheckInStep } from './check-in-steps.js';
import { CheckInsRepository } from './check-ins.repository.js';

/** Asks people how it is going, and follows up what is not answered: gently, then the other side, then our team. */
@Injectable()
export class CheckInFollowUpJob {
  constructor(
    private readonly plans: ArrivalPlansService,
    private readonly planRows: ArrivalPlansRepository,
    private readonly arrivalDay: ArrivalDayService,
    private readonly checkIns: CheckInsRepository,
    private readonly agreements: AgreementFactsService,
    private readonly hidden: EffectiveBlocksService,
    private readonly support: SupportRequestsService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  @Scheduled('arrivals.follow-up', {
    cron: '11 * * * *',
    does: 'Makes missing arrival plans, asks if an au pair has arrived and how a placement is going, and follows up',
  })
  async run(): Promise<void> {
    const now = this.clock.now();
    await eachStep(
      () =>
        eachItem('arrivals.make-plans', {
          page: (after, limit) => this.planRows.withoutPlan(after, limit),
          work: ({ id }) => this.plans.make(id),
        }),
      () =>
        eachItem('arrivals.remind-of-arrival', {
          page: (after, limit) => this.planRows.unconfirmed(now, after, limit),
          work: ({ id }) => this.arrivalDay.remind(id),
        }),
      () =>
        eachItem('arrivals.follow-up', {
          page: (after, limit) => this.checkIns.due(now, after, limit),
          work: ({ id }) => this.transactions.run((manager) => this.takeStep(id, now, manager)),
        }),
    );
  }

  /** The step and what is told of it are stored together: no one is asked twice, and no one is forgotten. */
  private async takeStep(id: string, now: Date, manager: EntityManager): Promise<void> {
    const checkIn = await this.checkIns.lock(id, manager);
    if (!checkIn?.nextStep || !checkIn.nextStepAt || checkIn.nextStepAt > now) return;
    const plan = await this.planRows.find(checkIn.agreementId, manager);
    const agreement = await this.agreements.find(checkIn.agreementId, manager);
    if (!plan || !agreement || !isCurrent(agreement, now)) {
      await this.checkIns.change(id, { nextStep: null, nextStepAt: null }, manager);
      return;
    }
    const step = await this.stepOf(checkIn.nextStep, plan);
    const supportRequestId = await this.notify(checkIn, plan, step, manager);
    const next = stepAfter(step, this.plans.today(plan), plan.timeZone);
    await this.checkIns.change(
      id,
      { nextStep: next?.step ?? null, nextStepAt: next?.at ?? null, supportRequestId },
      manager,
    );
  }

  /** Someone who has blocked the other, or is blocked, is asked by our team instead. */
  private async stepOf(step: CheckInStep, { familyId, auPairId }: ArrivalPlan): Promise<CheckInStep> {
    return step === 'tell_other' && (await this.hidden.areHidden(familyId, auPairId)) ? 'tell_team' : step;
  }

  /** Answers where the person and our team write about it, once they do. */
  private async notify(
    { id, agreementId, personId, day, supportRequestId }: ArrivalCheckIn,
    plan: ArrivalPlan,
    step: CheckInStep,
    manager: EntityManager,
  ): Promise<string | null> {
    const toId = otherIn(plan, personId);
    if (step === 'tell_team') {
      await this.support.beginWithin(personId, { id, words: messages.missed(day) }, manager);
      return id;
    }
    if (step === 'tell_other')
      await this.outbox.add(manager, 'arrival.check-in-missed', { agreementId, byId: personId, toId, day });
    else {
      const reminder = step === 'remind';
      await this.outbox.add(manager, 'arrival.check-in-due', { agreementId, personId, day, reminder });
    }
    await this.outbox.add(manager, 'arrival.changed', { agreementId, personIds: [personId] });
    return supportRequestId;
  }
}
