import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../platform/database/index.js';
import { InterviewPairsService } from './interview-pairs.service.js';
import type { InterviewLength } from './interview-states.js';
import { InterviewsRepository } from './interviews.repository.js';

const MINUTE_MS = 60_000;

/** An interview that was proposed or agreed elsewhere or earlier. */
export interface ImportedInterview {
  conversationId: string;
  proposedBy: string;
  minutes: InterviewLength;
  /** The proposer's; IANA name. */
  timeZone: string;
  proposedAt: Date;
  /** One to three. The first is the agreed one of an agreed interview. */
  times: [Date, ...Date[]];
  agreed: boolean;
  /** Both were there at the agreed time. */
  held?: boolean;
}

/** Takes over trusted history: no one's permission is asked and no one is told. For demonstrations and moves. */
@Injectable()
export class InterviewImportService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly pairs: InterviewPairsService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Its id; null where a conversation has had an interview and keeps its own. */
  async add(imported: ImportedInterview): Promise<string | null> {
    const { conversationId, proposedBy, minutes, timeZone, proposedAt, times, agreed, held = false } = imported;
    const { family, auPair } = await this.pairs.assertPair(conversationId, proposedBy);
    if (await this.interviews.newestOf(conversationId, proposedBy)) return null;
    return this.transactions.run(async (manager) => {
      const wish = { conversationId, familyId: family.id, auPairId: auPair.id, proposedBy, minutes };
      const interview = await this.interviews.insert(wish, proposedAt, manager);
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
