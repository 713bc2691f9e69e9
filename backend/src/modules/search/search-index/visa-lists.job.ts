import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OnDomainEvent } from '../../../platform/events/index.js';
import { JobQueueService, Scheduled } from '../../../platform/jobs/index.js';
import { VisaRulesService } from '../../visas/index.js';
import { SearchIndexService } from './search-index.service.js';

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    /** Visa rules were published: updates the lists of everyone. */
    'search.follow-visa-rules': Record<string, never>;
  }
}

const LONGEST_SECONDS = 4 * 60 * 60;

/** Updates the lists of au pairs by visa: rules change, and people become too old to apply. */
@Injectable()
export class VisaListsJob implements OnModuleInit {
  constructor(
    private readonly index: SearchIndexService,
    private readonly rules: VisaRulesService,
    private readonly jobs: JobQueueService,
  ) {}

  onModuleInit(): void {
    const options = { timeoutSeconds: LONGEST_SECONDS };
    this.jobs.handle('search.follow-visa-rules', () => this.followRules(), options);
  }

  @Scheduled('search.update-visas', {
    cron: '47 15 * * *',
    does: 'Updates which au pairs a search finds by how long their visa allows',
  })
  async run(): Promise<void> {
    await this.index.refreshVisas();
  }

  /** A job, because everyone’s lists take longer than a listener may: it would be called again while it still runs. */
  @OnDomainEvent('visa-rules.published', 'visa-lists.follow-rules')
  async requestUpdate(): Promise<void> {
    await this.jobs.enqueue('search.follow-visa-rules', {});
  }

  private async followRules(): Promise<void> {
    // The broadcast of the change may reach this process later than the job.
    this.rules.forget();
    await this.index.refreshVisas();
  }
}
