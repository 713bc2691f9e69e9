import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { TakenDates } from '../../profiles/index.js';
import type { Arrangement } from './arrangement.entity.js';
import { ArrangementsRepository } from './arrangements.repository.js';
import { dayIn } from './calendar.js';

/** Keeps the days that search takes for given away in step with what is confirmed. */
@Injectable()
export class ArrangementDays {
  constructor(
    private readonly arrangements: ArrangementsRepository,
    private readonly takenDates: TakenDates,
    private readonly clock: Clock,
  ) {}

  /** Call it in the transaction that confirms or ends something, after it did. */
  async follow({ familyId, auPairId, timeZone }: Arrangement, manager: EntityManager): Promise<void> {
    const today = dayIn(timeZone, this.clock.now());
    for (const id of [auPairId, familyId])
      await this.takenDates.set(id, await this.arrangements.takenDays(id, today, manager), manager);
  }
}
