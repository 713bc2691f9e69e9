import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleService, ProfileTextsService } from '../../profiles/index.js';
import { ReportContextsRegistry, type ReportContext } from '../ports/report-contexts.registry.js';

/** Profiles as evidence: what the person wrote of themselves. */
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

  /** Also of someone who has blocked the reporter or paused since: they may have a reason to report them still. */
  private async of(personId: string): Promise<ReportContext | null> {
    const card = await this.people.cardOf(personId);
    if (!card || card.userType === 'admin') return null;
    return { aboutId: personId, evidence: { facts: await this.texts.of(personId), lines: [] } };
  }
}
