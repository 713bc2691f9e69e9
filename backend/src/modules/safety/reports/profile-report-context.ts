import { Injectable, type OnModuleInit } from '@nestjs/common';
import { People, ProfileTexts } from '../../profiles/index.js';
import { ReportContexts, type ReportContext } from '../ports/report-contexts.js';

/** Profiles as evidence: what the person wrote of themselves. */
@Injectable()
export class ProfileReportContext implements OnModuleInit {
  constructor(
    private readonly contexts: ReportContexts,
    private readonly people: People,
    private readonly texts: ProfileTexts,
  ) {}

  onModuleInit(): void {
    this.contexts.register('profile', (personId) => this.of(personId));
  }

  /** Also of somebody who has blocked the reporter or paused since: they may have a reason to report them still. */
  private async of(personId: string): Promise<ReportContext | null> {
    const card = await this.people.cardOf(personId);
    if (!card || card.userType === 'admin') return null;
    return { aboutId: personId, evidence: { facts: await this.texts.of(personId), lines: [] } };
  }
}
