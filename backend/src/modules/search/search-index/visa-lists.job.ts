import { Injectable } from '@nestjs/common';
import { OnDomainEvent } from '../../../platform/events/index.js';
import { Scheduled } from '../../../platform/jobs/index.js';
import { VisaRulesService } from '../../visas/index.js';
import { SearchIndexService } from './search-index.service.js';

/** Updates the lists of au pairs by visa: rules change, and people become too old to apply. */
@Injectable()
export class VisaListsJob {
  constructor(
    private readonly index: SearchIndexService,
    private readonly rules: VisaRulesService,
  ) {}

  @Scheduled('search.update-visas', {
    cron: '47 15 * * *',
    does: 'Updates which au pairs a search finds by how long their visa allows',
  })
  async run(): Promise<void> {
    await this.index.refreshVisas();
  }

  @OnDomainEvent('visa-rules.published', 'visa-lists.follow-rules')
  async followRules(): Promise<void> {
    // The broadcast of the change may reach this process later than the event.
    this.rules.forget();
    await this.index.refreshVisas();
  }
}
