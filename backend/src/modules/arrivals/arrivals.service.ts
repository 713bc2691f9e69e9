import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { LegalFactsService } from '../../platform/facts/index.js';
import type { Identity } from '../../platform/identity/index.js';
import { AgreementFactsService, isCurrent, type AgreementFact } from '../agreements/index.js';
import { australianStateOf } from '../country/index.js';
import { PeopleService, ProfilesInTermsService, toPlacementPartner } from '../profiles/index.js';
import {
  toArrivalDay,
  toCheckFee,
  toCheckIn,
  toFlight,
  toPickUp,
  type ArrivalPlanDto,
  type ArrivalSummaries,
  type StateCheckDto,
} from './arrival.dto.js';
import { ArrivalDayService } from './arrival-day/arrival-day.service.js';
import { otherIn, sideOf, type ArrivalPlan } from './arrival-plan.entity.js';
import { ArrivalPlansRepository } from './arrival-plans.repository.js';
import { ArrivalPlansService } from './arrival-plans.service.js';
import { CheckInsRepository } from './check-ins/check-ins.repository.js';
import { toArrivalTasks, toEnding } from './tasks/arrival-tasks.dto.js';
import { ArrivalTasksRepository } from './tasks/arrival-tasks.repository.js';
import { isEnding } from './tasks/ending-tasks.js';

type Reader = Pick<Identity, 'userId' | 'coParent'>;

/** Arrival plans as one of the two people reads them. Check-ins are for that person alone, never for a co-parent. */
@Injectable()
export class ArrivalsService {
  constructor(
    private readonly plans: ArrivalPlansService,
    private readonly rows: ArrivalPlansRepository,
    private readonly tasks: ArrivalTasksRepository,
    private readonly checkIns: CheckInsRepository,
    private readonly arrivalDay: ArrivalDayService,
    private readonly agreements: AgreementFactsService,
    private readonly people: PeopleService,
    private readonly profiles: ProfilesInTermsService,
    private readonly facts: LegalFactsService,
    private readonly clock: ClockService,
  ) {}

  /** Throws `not_found` to everyone but the two people. */
  async read(agreementId: string, { userId: personId, coParent }: Reader): Promise<ArrivalPlanDto> {
    const plan = await this.plans.find(agreementId, personId);
    const agreement = await this.agreements.find(agreementId);
    const today = this.plans.today(plan);
    const otherId = otherIn(plan, personId);
    const cards = await this.people.cardsOf([otherId]);
    const isOver = !agreement || !isCurrent(agreement, this.clock.now());
    const checkIns = isOver || coParent ? [] : await this.checkIns.of([agreementId], personId);
    const { region, timeZone, startsOn, journey } = plan;
    const rows = await this.tasks.of([agreementId]);
    return {
      agreementId,
      you: sideOf(plan, personId),
      with: toPlacementPartner(otherId, cards.get(otherId)),
      ...{ region, timeZone, startsOn, today, isOver, journey },
      now: this.clock.now().toISOString(),
      tasks: toArrivalTasks(plan, rows, personId),
      ending: agreement && (await this.isEnding(agreement, today)) ? toEnding(plan, agreement, rows, personId) : null,
      flight: toFlight(plan),
      pickUp: toPickUp(plan),
      arrival: toArrivalDay(plan, !isOver && (await this.arrivalDay.isAsked(plan))),
      checkIns: checkIns.map((one) => toCheckIn(one, today)),
      workingWithChildren: region === 'australia' ? await this.stateCheck(plan.familyId) : null,
    };
  }

  /** The placements of a person that are ahead or in progress, the next one first; then those that have just ended. */
  async list({ userId: personId, coParent }: Reader): Promise<ArrivalSummaries> {
    const now = this.clock.now();
    const signed = await this.agreements.bindingFor(personId);
    const endsNow = (one: AgreementFact) => isEnding(one, signed, this.plans.today(one));
    const current = signed.filter((one) => isCurrent(one, now)).map(({ id }) => id);
    const over = signed.filter((one) => !current.includes(one.id) && endsNow(one)).map(({ id }) => id);
    const plans = [...(await this.plansOf(current)), ...(over.length > 0 ? await this.rows.findMany(over) : [])];
    const ids = plans.map(({ agreementId }) => agreementId);
    const ticked = await this.tasks.of(ids);
    const asked = coParent ? [] : await this.checkIns.of(current, personId);
    const cards = await this.people.cardsOf(plans.map((plan) => otherIn(plan, personId)));
    const arriving = await this.arriving(plans.filter(({ agreementId }) => current.includes(agreementId)));
    const items = plans.map((plan) => {
      const { agreementId, region, startsOn } = plan;
      const today = this.plans.today(plan);
      const otherId = otherIn(plan, personId);
      const isOver = over.includes(agreementId);
      const own = isOver ? [] : toArrivalTasks(plan, ticked, personId).filter(isOpen);
      const latest = asked.filter((one) => one.agreementId === agreementId && one.dueOn <= today).at(-1);
      const agreement = signed.find(({ id }) => id === agreementId);
      const ending = agreement && endsNow(agreement) ? toEnding(plan, agreement, ticked, personId) : null;
      return {
        ...{ agreementId, region, startsOn, today },
        with: toPlacementPartner(otherId, cards.get(otherId)),
        nextTask: own[0] ?? null,
        openCheckIn: latest?.answer === null ? latest.day : null,
        arrivalAsked: arriving.has(agreementId),
        ending: ending && { lastDay: ending.lastDay, open: ending.tasks.filter(isOpen).length, isOver },
      };
    });
    const isOver = ({ ending }: (typeof items)[number]) => ending?.isOver === true;
    return {
      items: items.sort(
        (one, other) => Number(isOver(one)) - Number(isOver(other)) || one.startsOn.localeCompare(other.startsOn),
      ),
    };
  }

  /** The ids of those whose au pair is expected now; hardly ever more than one. */
  private async arriving(plans: readonly ArrivalPlan[]): Promise<Set<string>> {
    const ids = new Set<string>();
    for (const plan of plans) if (await this.arrivalDay.isAsked(plan)) ids.add(plan.agreementId);
    return ids;
  }

  private async isEnding(agreement: AgreementFact, today: string): Promise<boolean> {
    const { familyId, auPairId } = agreement;
    return isEnding(agreement, await this.agreements.betweenPeople(familyId, auPairId), today);
  }

  /** Makes those that are missing: a placement may have been confirmed a moment ago, or before there were plans. */
  private async plansOf(ids: readonly string[]): Promise<ArrivalPlan[]> {
    const found = await this.rows.findMany(ids);
    const missing = ids.filter((id) => !found.some(({ agreementId }) => agreementId === id));
    if (missing.length === 0) return found;
    for (const id of missing) await this.plans.make(id);
    return this.rows.findMany(ids);
  }

  /** Of the family's suburb, not of the city on its card: “Queanbeyan, Canberra” is in New South Wales. */
  private async stateCheck(familyId: string): Promise<StateCheckDto> {
    const family = await this.profiles.family(familyId);
    const state = australianStateOf(family?.location ?? '');
    const fact = state && (await this.facts.today()).australia[`check_${state}`];
    return { state, fee: fact ? toCheckFee(fact) : null };
  }
}

const isOpen = ({ canChange, state }: { canChange: boolean; state: string }): boolean => canChange && state === 'open';
