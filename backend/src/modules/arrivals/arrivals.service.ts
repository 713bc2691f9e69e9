import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { LegalFactsService } from '../../platform/facts/index.js';
import type { Identity } from '../../platform/identity/index.js';
import { AgreementFactsService, isCurrent } from '../agreements/index.js';
import { australianStateOf } from '../country/index.js';
import { PeopleService, toPlacementPartner } from '../profiles/index.js';
import {
  toArrivalTasks,
  toCheckFee,
  toCheckIn,
  toFlight,
  toPickUp,
  type ArrivalPlanDto,
  type ArrivalSummaries,
  type StateCheckDto,
} from './arrival.dto.js';
import type { ArrivalPlan } from './arrival-plan.entity.js';
import { ArrivalPlansRepository } from './arrival-plans.repository.js';
import { ArrivalPlansService, otherIn, sideOf } from './arrival-plans.service.js';
import { CheckInsRepository } from './check-ins/check-ins.repository.js';
import { ArrivalTasksRepository } from './tasks/arrival-tasks.repository.js';

type Reader = Pick<Identity, 'userId' | 'coParent'>;

/** Arrival plans as one of the two people reads them. Check-ins are for that person alone, never for a co-parent. */
@Injectable()
export class ArrivalsService {
  constructor(
    private readonly plans: ArrivalPlansService,
    private readonly rows: ArrivalPlansRepository,
    private readonly tasks: ArrivalTasksRepository,
    private readonly checkIns: CheckInsRepository,
    private readonly agreements: AgreementFactsService,
    private readonly people: PeopleService,
    private readonly facts: LegalFactsService,
    private readonly clock: ClockService,
  ) {}

  /** Throws `not_found` to everyone but the two people. */
  async read(agreementId: string, { userId: personId, coParent }: Reader): Promise<ArrivalPlanDto> {
    const plan = await this.plans.find(agreementId, personId);
    const agreement = await this.agreements.find(agreementId);
    const today = this.plans.today(plan);
    const otherId = otherIn(plan, personId);
    const cards = await this.people.cardsOf([otherId, plan.familyId]);
    const isOver = !agreement || !isCurrent(agreement, this.clock.now());
    const checkIns = isOver || coParent ? [] : await this.checkIns.of([agreementId], personId);
    const { region, timeZone, startsOn } = plan;
    return {
      agreementId,
      you: sideOf(plan, personId),
      with: toPlacementPartner(otherId, cards.get(otherId)),
      ...{ region, timeZone, startsOn, today, isOver },
      now: this.clock.now().toISOString(),
      tasks: toArrivalTasks(plan, await this.tasks.of([agreementId]), personId),
      flight: toFlight(plan),
      pickUp: toPickUp(plan),
      checkIns: checkIns.map((one) => toCheckIn(one, today)),
      workingWithChildren: region === 'australia' ? await this.stateCheck(cards.get(plan.familyId)?.place ?? '') : null,
    };
  }

  /** The placements of a person that are ahead or in progress, the next one first. */
  async list({ userId: personId, coParent }: Reader): Promise<ArrivalSummaries> {
    const now = this.clock.now();
    const placements = (await this.agreements.bindingFor(personId)).filter((one) => isCurrent(one, now));
    const ids = placements.map(({ id }) => id);
    const plans = await this.plansOf(ids);
    const ticked = await this.tasks.of(ids);
    const asked = coParent ? [] : await this.checkIns.of(ids, personId);
    const cards = await this.people.cardsOf(plans.map((plan) => otherIn(plan, personId)));
    const items = plans.map((plan) => {
      const { agreementId, region, startsOn } = plan;
      const today = this.plans.today(plan);
      const otherId = otherIn(plan, personId);
      const own = toArrivalTasks(plan, ticked, personId).filter((task) => task.canChange && task.state === 'open');
      const latest = asked.filter((one) => one.agreementId === agreementId && one.dueOn <= today).at(-1);
      return {
        ...{ agreementId, region, startsOn, today },
        with: toPlacementPartner(otherId, cards.get(otherId)),
        nextTask: own[0] ?? null,
        openCheckIn: latest?.answer === null ? latest.day : null,
      };
    });
    return { items: items.sort((one, other) => one.startsOn.localeCompare(other.startsOn)) };
  }

  /** Makes those that are missing: a placement may have been confirmed a moment ago, or before there were plans. */
  private async plansOf(ids: readonly string[]): Promise<ArrivalPlan[]> {
    const found = await this.rows.findMany(ids);
    const missing = ids.filter((id) => !found.some(({ agreementId }) => agreementId === id));
    if (missing.length === 0) return found;
    for (const id of missing) await this.plans.make(id);
    return this.rows.findMany(ids);
  }

  private async stateCheck(location: string): Promise<StateCheckDto> {
    const state = australianStateOf(location);
    const fact = state && (await this.facts.today()).australia[`check_${state}`];
    return { state, fee: fact ? toCheckFee(fact) : null };
  }
}
