import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { AgreementFactsService, isCurrent } from '../../agreements/index.js';
import { EffectiveBlocksService } from '../../profiles/index.js';
import { ArrivalPlansRepository, type FlightColumns } from '../arrival-plans.repository.js';
import { otherIn, sideOf, type ArrivalPlan } from '../arrival-plan.entity.js';
import { ArrivalPlansService } from '../arrival-plans.service.js';
import { ArrivalTasksService } from '../tasks/arrival-tasks.service.js';
import type { PickUpInput } from '../arrival-input.dto.js';
import { toPickUp } from '../arrival.dto.js';
import { nextReminderAt } from '../arrival-day/arrival-day.js';
import { flightColumns, isSameFlight, NO_FLIGHT, type Flight } from './flight.js';

/** A change of a landing that is no further away than this cannot wait until the morning. */
const SOON_MS = 48 * 3_600_000;

/** The flight, which the au pair enters, and the pick-up, which the family enters. Each hears of the other’s changes. */
@Injectable()
export class FlightsService {
  constructor(
    private readonly plans: ArrivalPlansService,
    private readonly rows: ArrivalPlansRepository,
    private readonly tasks: ArrivalTasksService,
    private readonly agreements: AgreementFactsService,
    private readonly hidden: EffectiveBlocksService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /**
   * The task “flight” is done with it. Throws `not_found` also to the family and after a block, `validation_failed`,
   * and `invalid_state_transition` once the placement is over.
   */
  async setFlight(agreementId: string, personId: string, flight: Flight): Promise<void> {
    await this.transactions.run(async (manager) => {
      const plan = await this.holdAs('aupair', agreementId, personId, manager);
      await this.assertNotHidden(plan);
      const columns = flightColumns(flight, plan.startsOn);
      await this.changeFlight(plan, personId, columns, manager);
      await this.tasks.setWithin(plan, personId, 'flight', 'done', manager);
    });
  }

  /** The task is open again. Nothing happens where there is no flight. Throws `not_found` and `invalid_state_transition`. */
  async removeFlight(agreementId: string, personId: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const plan = await this.holdAs('aupair', agreementId, personId, manager);
      if (plan.flightNumber === null) return;
      await this.changeFlight(plan, personId, NO_FLIGHT, manager);
      await this.tasks.setWithin(plan, personId, 'flight', 'open', manager);
    });
  }

  /**
   * The task “pick-up” is done with it. Throws `not_found` also to the au pair and after a block,
   * `invalid_state_transition`, and `stale_edit` if it has changed since `basedOn`: both parents can enter it.
   */
  async setPickUp(agreementId: string, personId: string, { by, place, basedOn }: PickUpInput): Promise<void> {
    await this.transactions.run(async (manager) => {
      const plan = await this.holdAs('family', agreementId, personId, manager);
      await this.assertNotHidden(plan);
      if (plan.pickUpBy !== by || plan.pickUpLocation !== place) {
        const current = toPickUp(plan);
        if (basedOn !== undefined && basedOn !== (current?.version ?? null))
          throw new DomainError('stale_edit', { current: current ?? undefined });
        await this.rows.setPickUp(agreementId, { pickUpBy: by, pickUpLocation: place }, manager);
        const isSoon = this.isSoon(plan.arrivalAt);
        await this.outbox.add(manager, 'arrival.pick-up-changed', { ...newsOf(plan, personId), isSoon });
        await this.notifyPages(plan, manager);
      }
      await this.tasks.setWithin(plan, personId, 'pick_up', 'done', manager);
    });
  }

  private async changeFlight(plan: ArrivalPlan, personId: string, columns: FlightColumns, manager: EntityManager) {
    if (isSameFlight(plan, columns)) return;
    const arrivalCheckAt = plan.arrivedAt ? null : nextReminderAt({ ...plan, ...columns }, this.clock.now());
    await this.rows.setFlight(plan.agreementId, { ...columns, arrivalCheckAt }, manager);
    const landsAt = columns.arrivalAt?.toISOString() ?? null;
    const isSoon = this.isSoon(plan.arrivalAt) || this.isSoon(columns.arrivalAt);
    await this.outbox.add(manager, 'arrival.flight-changed', { ...newsOf(plan, personId), landsAt, isSoon });
    await this.notifyPages(plan, manager);
  }

  private isSoon(landing: Date | null): boolean {
    const waitMs = (landing?.getTime() ?? 0) - this.clock.now().getTime();
    return waitMs > 0 && waitMs <= SOON_MS;
  }

  private async notifyPages({ agreementId, familyId, auPairId }: ArrivalPlan, manager: EntityManager): Promise<void> {
    await this.outbox.add(manager, 'arrival.changed', { agreementId, personIds: [familyId, auPairId] });
  }

  /** Throws `not_found` if one has blocked the other, because each would read what the other enters. */
  private async assertNotHidden({ familyId, auPairId }: ArrivalPlan): Promise<void> {
    if (await this.hidden.areHidden(familyId, auPairId)) throw new DomainError('not_found');
  }

  private async holdAs(side: 'family' | 'aupair', agreementId: string, personId: string, manager: EntityManager) {
    const plan = await this.plans.hold(agreementId, personId, manager);
    if (sideOf(plan, personId) !== side) throw new DomainError('not_found');
    // The other side hears of each change: not after they have parted.
    const agreement = await this.agreements.find(agreementId, manager);
    if (!agreement || !isCurrent(agreement, this.clock.now()))
      throw new DomainError('invalid_state_transition', { state: agreement?.state ?? 'none' });
    return plan;
  }
}

const newsOf = (plan: ArrivalPlan, byId: string) => ({
  agreementId: plan.agreementId,
  byId,
  toId: otherIn(plan, byId),
});
