import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import '../people/profile-events.js';
import { SearchIndexService } from '../search/search-index.service.js';
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
    private readonly searchIndex: SearchIndexService,
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
    // Whichever of the two the person is: ids that are none of a kind stand in no list of it.
    await this.searchIndex.refreshAuPair(manager, userId);
    await this.searchIndex.refreshFamily(manager, userId);
    await this.outbox.add(manager, 'profile.changed', { userId });
  }
}
