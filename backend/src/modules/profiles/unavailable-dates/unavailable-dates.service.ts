import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import '../people/profile-events.js';
import { ProfileProjectionsRegistry } from '../people/profile-projections.registry.js';
import { ProfileRepository } from '../people/profile.repository.js';
import type { UnavailableDatesDto } from './unavailable-dates.dto.js';
import { UnavailableDatesRepository } from './unavailable-dates.repository.js';

const BATCH = 200;

/**
 * Unavailable days. Search shows an au pair as available from the day after, and leaves out a family whose wanted days
 * are taken.
 */
@Injectable()
export class UnavailableDatesService {
  constructor(
    private readonly ranges: UnavailableDatesRepository,
    private readonly profiles: ProfileRepository,
    private readonly projections: ProfileProjectionsRegistry,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Replaces a person's unavailable days; search is updated in the same transaction. */
  async set(userId: string, ranges: readonly UnavailableDatesDto[], manager: EntityManager): Promise<void> {
    await this.ranges.replace(userId, ranges, manager);
    await this.notify(userId, manager);
  }

  /** Deletes ranges that ended before `day` (ISO). */
  async forgetBefore(day: string): Promise<void> {
    for (let some = true; some;)
      some = await this.transactions.run(async (manager) => {
        const people = await this.ranges.removeBefore(day, BATCH, manager);
        for (const userId of people) await this.notify(userId, manager);
        return people.length > 0;
      });
  }

  private async notify(userId: string, manager: EntityManager): Promise<void> {
    // The projection of the other role would delete their card.
    const person = await this.profiles.findById(userId, manager);
    if (!person) return;
    await this.projections.refresh(manager, userId, person.userType === 'family' ? 'family' : 'aupair');
    await this.outbox.add(manager, 'profile.changed', { userId });
  }
}
