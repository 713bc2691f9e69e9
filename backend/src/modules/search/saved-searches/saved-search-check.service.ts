import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import './saved-search-events.js';
import { SavedSearchWalkService } from './saved-search-walk.service.js';
import type { Alerts, SavedSearch } from './saved-search.entity.js';
import { SavedSearchesRepository } from './saved-searches.repository.js';

const MINUTE_MS = 60_000;
/** Shorter than the time between two runs of the task, which do not begin to the second: else every other one is missed. */
const PAUSE_MS: Record<Alerts, number> = { none: 0, daily: (24 * 60 - 5) * MINUTE_MS, at_once: 5 * MINUTE_MS };

export const nextCheckAfter = (now: Date, alerts: Alerts): Date => new Date(now.getTime() + PAUSE_MS[alerts]);

/** Finds new people in a saved search. */
@Injectable()
export class SavedSearchCheckService {
  constructor(
    private readonly searches: SavedSearchesRepository,
    private readonly walk: SavedSearchWalkService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Records new people, and announces them (`tell`) if the owner wants it. With more matches than one check can read,
   * only people who joined later are new: others become visible when someone leaves.
   */
  async look(search: SavedSearch, { tell }: { tell: boolean }): Promise<void> {
    const { people, all } = await this.walk.newest(search);
    const ids = people.map(({ userId }) => userId);
    // Looking again at the same people writes nothing.
    if (!tell && search.sawAll === all && (await this.searches.unknownOf(search.id, ids)).length === 0) return;
    await this.transactions.run(async (manager) => {
      const current = await this.searches.lock(search.id, manager);
      if (!current) return;
      const now = this.clock.now();
      const unknown = new Set(await this.searches.unknownOf(search.id, ids, manager));
      const savedAt = current.createdAt.getTime() / 1_000;
      const fresh = people.filter(
        ({ userId, created }) => unknown.has(userId) && ((current.sawAll && all) || created >= savedAt),
      );
      const freshIds = fresh.map(({ userId }) => userId);
      await this.searches.addFinds(search.id, freshIds, now, manager);
      await this.searches.addFinds(search.id, [...unknown], null, manager);
      const due = tell ? { nextCheckAt: nextCheckAfter(now, current.alerts) } : {};
      await this.searches.update(search.id, { sawAll: all, ...due }, manager);
      if (tell && current.alerts !== 'none' && fresh.length > 0) {
        const counts = await this.searches.newCounts(search.userId, manager);
        const { id: savedSearchId, userId, kind } = search;
        const news = { savedSearchId, userId, kind, count: counts.get(savedSearchId) ?? fresh.length };
        await this.outbox.add(manager, 'saved-search.found', news);
      }
    });
  }
}
