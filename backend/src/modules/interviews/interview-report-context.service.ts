import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReportContextsRegistry, type ReportContext } from '../safety/index.js';
import { InterviewsRepository } from './interviews.repository.js';

/** Interviews as evidence: one of the two reports the other, even after a block. Calls are never recorded. */
@Injectable()
export class InterviewReportContextService implements OnModuleInit {
  constructor(
    private readonly contexts: ReportContextsRegistry,
    private readonly interviews: InterviewsRepository,
  ) {}

  onModuleInit(): void {
    this.contexts.register('interview', (interviewId, reporterId) => this.of(interviewId, reporterId));
  }

  private async of(interviewId: string, reporterId: string): Promise<ReportContext | null> {
    const interview = await this.interviews.findEvenIfHidden(interviewId, reporterId);
    if (!interview) return null;
    const { familyId, auPairId, state, startsAt, heldAt, word } = interview;
    const facts = {
      state,
      ...(startsAt && { startsAt: startsAt.toISOString() }),
      ...(heldAt && { heldAt: heldAt.toISOString() }),
      ...(word && { word }),
    };
    return { aboutId: reporterId === familyId ? auPairId : familyId, evidence: { facts, lines: [] } };
  }
}
