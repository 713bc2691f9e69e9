import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { UnavailableDatesService } from '../../profiles/index.js';
import type { Arrangement } from './agreement.entity.js';
import { AgreementsRepository } from './agreements.repository.js';
import { dayIn } from './calendar.js';

/** Keeps the days that search takes for given away in step with what is confirmed. */
@Injectable()
export class AgreementDaysService {
  constructor(
    private readonly arrangements: AgreementsRepository,
    private readonly takenDates: UnavailableDatesService,
    private readonly clock: ClockService,
  ) {}

  /** Call it in the transaction that confirms or ends something, after it did. */
  async follow({ familyId, auPairId, timeZone }: Arrangement, manager: EntityManager): Promise<void> {
    const today = dayIn(timeZone, this.clock.now());
    for (const id of [auPairId, familyId])
      await this.takenDates.set(id, await this.arrangements.takenDays(id, today, manager), manager);
  }
}
