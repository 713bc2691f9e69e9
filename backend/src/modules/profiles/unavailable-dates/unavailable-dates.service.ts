import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import '../people/profile-events.js';
import { ProfileProjectionsRegistry } from '../people/profile-projections.registry.js';
import type { UnavailableDatesDto } from './unavailable-dates.dto.js';
import { UnavailableDatesRepository } from './unavailable-dates.repository.js';

const BATCH = 200;

/**
 * Days that people have given away. Search shows an au pair as free from the day after, and leaves out a family whose
 * wanted days are taken.
 */
@Injectable()
export class UnavailableDatesService {
  constructor(
    private readonly ranges: UnavailableDatesRepository,
    private readonly projections: ProfileProjectionsRegistry,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Makes `ranges` all that a person has given away; search follows in the same transaction. */
  async set(userId: string, ranges: readonly UnavailableDatesDto[], manager: EntityManager): Promise<void> {
    await this.ranges.replace(userId, ranges, manager);
    await this.tell(userId, manager);
  }

  /** Forgets what was over before `day` (ISO). */
  async forgetBefore(day: string): Promise<void> {
    for (let some = true; some;)
      some = await this.transactions.run(async (manager) => {
        const people = await this.ranges.removeBefore(day, BATCH, manager);
        for (const userId of people) await this.tell(userId, manager);
        return people.length > 0;
      });
  }

  private async tell(userId: string, manager: EntityManager): Promise<void> {
    // The person is one of the two; the other finds nothing under their id.
    await this.projections.refresh(manager, userId, 'aupair');
    await this.projections.refresh(manager, userId, 'family');
    await this.outbox.add(manager, 'profile.changed', { userId });
  }
}
