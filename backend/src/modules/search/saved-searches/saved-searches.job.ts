import { Injectable, Logger } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { Scheduled } from '../../../platform/jobs/index.js';
import { SavedSearchCheckService } from './saved-search-check.service.js';
import { SavedSearchesRepository } from './saved-searches.repository.js';

/** The limit per run: each costs one search. The others are next, because they have waited longest. */
const BATCH = 300;
const AFTER_FAILURE_MS = 60 * 60_000;

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
    for (const search of await this.searches.due(now, BATCH)) {
      try {
        await this.check.look(search, { tell: true });
      } catch (err) {
        // A failing search waits, so that it does not block the others.
        this.logger.error({ savedSearchId: search.id, err });
        await this.searches.update(search.id, { nextCheckAt: new Date(now.getTime() + AFTER_FAILURE_MS) });
      }
    }
  }
}
