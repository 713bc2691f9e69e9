import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { JobQueue } from '../../../platform/jobs/index.js';
import { SavedSearchCheck } from './saved-search-check.js';
import { SavedSearchesRepository } from './saved-searches.repository.js';

const EVERY_TEN_MINUTES = '*/10 * * * *';
/** As many in one go: each costs one search. The others come next, they have waited longest. */
const BATCH = 300;

/** Looks into the saved searches whose owners want to be told. */
@Injectable()
export class SavedSearchesUpkeep implements OnModuleInit {
  constructor(
    private readonly searches: SavedSearchesRepository,
    private readonly check: SavedSearchCheck,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('saved-searches.upkeep', EVERY_TEN_MINUTES, () => this.run());
  }

  async run(): Promise<void> {
    for (const search of await this.searches.due(this.clock.now(), BATCH))
      await this.check.look(search, { tell: true });
  }
}
