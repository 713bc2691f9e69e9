import { Injectable, Logger } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { eachDuePage, Scheduled } from '../../../platform/jobs/index.js';
import { SavedSearchCheckService } from './saved-search-check.service.js';
import { SavedSearchesRepository } from './saved-searches.repository.js';

/** Each costs one search. Those that have waited longest come first. */
const BATCH = 100;
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
    await eachDuePage(
      BATCH,
      (limit) => this.searches.due(now, limit),
      (search) =>
        this.check.look(search, { tell: true }).catch(async (err: unknown) => {
          // A failing search waits, so that it does not block the others.
          this.logger.error({ savedSearchId: search.id, err });
          await this.searches.update(search.id, { nextCheckAt: new Date(now.getTime() + AFTER_FAILURE_MS) });
        }),
    );
  }
}
