import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { JobQueueService } from '../../../platform/jobs/index.js';
import { SavedSearchCheckService } from './saved-search-check.service.js';
import { SavedSearchesRepository } from './saved-searches.repository.js';

const EVERY_TEN_MINUTES = '*/10 * * * *';
/** As many in one go: each costs one search. The others come next, they have waited longest. */
const BATCH = 300;
const AFTER_FAILURE_MS = 60 * 60_000;

/** Looks into the saved searches whose owners want to be told. */
@Injectable()
export class SavedSearchesJob implements OnModuleInit {
  private readonly logger = new Logger('SavedSearches');

  constructor(
    private readonly searches: SavedSearchesRepository,
    private readonly check: SavedSearchCheckService,
    private readonly jobs: JobQueueService,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('saved-searches.upkeep', EVERY_TEN_MINUTES, () => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const search of await this.searches.due(now, BATCH)) {
      try {
        await this.check.look(search, { tell: true });
      } catch (err) {
        // It waits, so that searches which fail never stand before all others.
        this.logger.error({ savedSearchId: search.id, err });
        await this.searches.update(search.id, { nextCheckAt: new Date(now.getTime() + AFTER_FAILURE_MS) });
      }
    }
  }
}
