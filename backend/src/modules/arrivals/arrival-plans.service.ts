import { Injectable } from '@nestjs/common';
import { ClockService, dayIn } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { AgreementFactsService, isCurrent, journeyInto, PlacementTermsService } from '../agreements/index.js';
import { ArrivalPlansRepository } from './arrival-plans.repository.js';
import type { ArrivalPlan } from './arrival-plan.entity.js';
import { nextReminderAt } from './arrival-day/arrival-day.js';
import { CheckInsRepository } from './check-ins/check-ins.repository.js';
import { checkInsFrom, stepMoment } from './check-ins/check-in-steps.js';
import { ArrivalTasksRepository } from './tasks/arrival-tasks.repository.js';

/** Makes the plan of each placement, once, and finds it for its two people. */
@Injectable()
export class ArrivalPlansService {
  constructor(
    private readonly plans: ArrivalPlansRepository,
    private readonly checkIns: CheckInsRepository,
    private readonly tasks: ArrivalTasksRepository,
    private readonly agreements: AgreementFactsService,
    private readonly placements: PlacementTermsService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /** Idempotent. Nothing is made for what is cancelled, over, or has lost one of its people. */
  async make(agreementId: string): Promise<void> {
    await this.transactions.run((manager) => this.makeWithin(manager, agreementId));
  }

  /**
   * The same as part of something larger, also as of an earlier day: only the check-ins from today on are asked for. False
   * where nothing is made.
   */
  async makeWithin(manager: EntityManager, agreementId: string, earlierDay?: string): Promise<boolean> {
    const placement = await this.placements.find(agreementId, manager);
    const agreement = await this.agreements.find(agreementId, manager);
    if (!placement || !agreement || !isCurrent(agreement, this.clock.now())) return false;
    const { familyId, auPairId, region, timeZone, startsOn } = placement;
    const today = this.today({ timeZone });
    const journey = journeyInto(agreement, await this.agreements.betweenPeople(familyId, auPairId, manager));
    const arrivalCheckAt = nextReminderAt({ arrivalAt: null, journey, startsOn, timeZone }, this.clock.now());
    const plan = { agreementId, familyId, auPairId, region, timeZone, startsOn, arrivalCheckAt, journey };
    if (!(await this.plans.insertOnce({ ...plan, madeOn: earlierDay ?? today }, manager))) return false;
    if (journey !== 'first') await this.tasks.carryOver(agreementId, manager);
    const due = checkInsFrom(placement, today, journey);
    await this.checkIns.insert(
      [auPairId, familyId].flatMap((personId) =>
        due.map((one) => ({
          ...{ agreementId, personId, ...one },
          ...{ nextStep: 'ask' as const, nextStepAt: stepMoment(one.dueOn, timeZone) },
        })),
      ),
      manager,
    );
    return true;
  }

  /** Makes the plan where there is none yet. Throws `not_found` to everyone but the two people. */
  async find(agreementId: string, personId: string): Promise<ArrivalPlan> {
    const found = await this.plans.find(agreementId);
    if (found) return own(found, personId);
    const agreement = await this.agreements.find(agreementId);
    if (!agreement || ![agreement.familyId, agreement.auPairId].includes(personId)) throw new DomainError('not_found');
    await this.make(agreementId);
    return own(await this.plans.find(agreementId), personId);
  }

  /** The same plan, held until the transaction ends. */
  async hold(agreementId: string, personId: string, manager: EntityManager): Promise<ArrivalPlan> {
    await this.find(agreementId, personId);
    return own(await this.plans.lock(agreementId, manager), personId);
  }

  /** By the family’s calendar. */
  today({ timeZone }: Pick<ArrivalPlan, 'timeZone'>): string {
    return dayIn(timeZone, this.clock.now());
  }
}

function own(plan: ArrivalPlan | null, personId: string): ArrivalPlan {
  if (!plan || ![plan.familyId, plan.auPairId].includes(personId)) throw new DomainError('not_found');
  return plan;
}
