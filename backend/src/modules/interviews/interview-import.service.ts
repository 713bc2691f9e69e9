import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../platform/database/index.js';
import { InterviewPairsService } from './interview-pairs.service.js';
import type { InterviewLength } from './interview-states.js';
import { InterviewsRepository } from './interviews.repository.js';

const MINUTE_MS = 60_000;

/** An interview from elsewhere or earlier. */
export interface ImportedInterview {
  conversationId: string;
  proposedBy: string;
  minutes: InterviewLength;
  /** The proposer's; IANA name. */
  timeZone: string;
  proposedAt: Date;
  /** One to three. The first is the agreed one, if agreed. */
  times: [Date, ...Date[]];
  agreed: boolean;
  /** Both joined at the agreed time. */
  held?: boolean;
}

/** Imports trusted history without permissions or notifications, for the demo and migrations. */
@Injectable()
export class InterviewImportService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly pairs: InterviewPairsService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Its id; null if the conversation already has an interview. */
  async add(imported: ImportedInterview): Promise<string | null> {
    const { conversationId, proposedBy, minutes, timeZone, proposedAt, times, agreed, held = false } = imported;
    const { family, auPair } = await this.pairs.assertPair(conversationId, proposedBy);
    if (await this.interviews.newestOf(conversationId, proposedBy)) return null;
    return this.transactions.run(async (manager) => {
      const newInterview = { conversationId, familyId: family.id, auPairId: auPair.id, proposedBy, minutes };
      const interview = await this.interviews.insert(newInterview, proposedAt, manager);
      if (!interview) return null;
      const proposals = times.map((startsAt) => ({
        startsAt,
        endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
        timeZone,
      }));
      const [first] = proposals;
      if (!agreed || !first) {
        await this.interviews.replaceProposals(interview.id, proposals, manager);
        return interview.id;
      }
      const { startsAt, endsAt } = first;
      const stood = held ? ({ state: 'done', heldAt: endsAt } as const) : ({ state: 'scheduled' } as const);
      await this.interviews.update(interview.id, { ...stood, startsAt, endsAt, scheduledAt: proposedAt }, manager);
      return interview.id;
    });
  }
}
