import { Injectable } from '@nestjs/common';
import { ClockService, dayIn } from '../../platform/clock/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { UnavailableDatesService } from '../profiles/index.js';
import type { Agreement } from './agreement.entity.js';
import { AgreementsRepository } from './agreements.repository.js';

/** Keeps the unavailable days in the search index in step with confirmed agreements. */
@Injectable()
export class AgreementDaysService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly unavailableDates: UnavailableDatesService,
    private readonly clock: ClockService,
  ) {}

  /** Call it in the transaction that confirms or ends an agreement, after the change. */
  async sync({ familyId, auPairId, timeZone }: Agreement, manager: EntityManager): Promise<void> {
    const today = dayIn(timeZone, this.clock.now());
    for (const id of [auPairId, familyId]) await this.set(id, today, manager);
  }

  /** Call it in the transaction that returns a person to the search after an early exit, after the change. */
  async syncOne(personId: string, manager: EntityManager): Promise<void> {
    await this.agreements.holdDaysOf([personId], manager);
    await this.set(personId, dayIn('UTC', this.clock.now()), manager);
  }

  private async set(personId: string, today: string, manager: EntityManager): Promise<void> {
    await this.unavailableDates.set(personId, await this.agreements.unavailableDays(personId, today, manager), manager);
  }
}
