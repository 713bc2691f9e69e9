import { Injectable, Logger } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { eachDuePage, Scheduled } from '../../../platform/jobs/index.js';
import { SavedSearchCheckService } from './saved-search-check.service.js';
import type { SavedSearch } from './saved-search.entity.js';
import { SavedSearchesRepository } from './saved-searches.repository.js';

/** Each costs one search. Those that have waited longest come first. */
const BATCH = 100;
const AFTER_FAILURE_MS = 60 * 60_000;
/** How soon after a pause or a placement the owner is told again. */
const WHILE_RESTING_MS = 60 * 60_000;

/** Checks saved searches with notifications. */
@Injectable()
export class SavedSearchesJob {
  private readonly logger = new Logger('SavedSearches');

  constructor(
    private readonly searches: SavedSearchesRepository,
    private readonly check: SavedSearchCheckService,
    private readonly clock: ClockService,
  ) {}

  @Scheduled('saved-searches.check', {
    cron: '*/10 * * * *',
    does: 'Looks for new matches of saved searches and notifies their owners',
  })
  async run(): Promise<void> {
    const now = this.clock.now();
    await eachDuePage(
      BATCH,
      (limit) => this.searches.due(now, limit),
      (search) =>
        this.checkOne(search, now).catch(async (err: unknown) => {
          // A failing search waits, so that it does not block the others.
          this.logger.error({ savedSearchId: search.id, err });
          await this.putOff(search, now, AFTER_FAILURE_MS);
        }),
    );
  }

  /** A search whose owner is not looking at the moment waits: who joins meanwhile is new to them later. */
  private async checkOne(search: SavedSearch, now: Date): Promise<void> {
    if (await this.searches.restsFor(search.userId, now)) await this.putOff(search, now, WHILE_RESTING_MS);
    else await this.check.look(search, { tell: true });
  }

  private putOff({ id }: SavedSearch, now: Date, ms: number): Promise<void> {
    return this.searches.update(id, { nextCheckAt: new Date(now.getTime() + ms) });
  }
}
