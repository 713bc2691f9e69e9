import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleService, ProfileTextsService } from '../../profiles/index.js';
import { ReportContextsRegistry, type ReportContext } from '../ports/report-contexts.registry.js';

/** Profiles as evidence: the person's own texts. */
@Injectable()
export class ProfileReportContextService implements OnModuleInit {
  constructor(
    private readonly contexts: ReportContextsRegistry,
    private readonly people: PeopleService,
    private readonly texts: ProfileTextsService,
  ) {}

  onModuleInit(): void {
    this.contexts.register('profile', (personId) => this.of(personId));
  }

  /**
   * Also for a person who has since blocked the reporter or paused, because there may still be a reason to report
   * them.
   */
  private async of(personId: string): Promise<ReportContext | null> {
    const card = await this.people.cardOf(personId);
    if (!card || card.userType === 'admin') return null;
    return { aboutId: personId, evidence: { facts: await this.texts.of(personId), lines: [] } };
  }
}
