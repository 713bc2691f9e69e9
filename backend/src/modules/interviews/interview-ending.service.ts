import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { InterviewsJobRepository, type DueInterview } from './interviews-job.repository.js';

/** Interviews that are over. */
@Injectable()
export class InterviewEndingService {
  constructor(
    private readonly due: InterviewsJobRepository,
    private readonly outbox: OutboxService,
  ) {}

  /** Both have been in the room. Again is as good as once; one that was cancelled stays so. */
  async noteHeld(interviewId: string, at: Date, manager: EntityManager): Promise<void> {
    const ended = await this.due.endHeld(interviewId, at, manager);
    if (ended) await this.tell([ended], manager);
  }

  /** Their time has passed. Answers with how many they were. */
  async endPassed(now: Date, manager: EntityManager): Promise<number> {
    const ended = await this.due.endPassed(now, manager);
    await this.tell(ended, manager);
    return ended.length;
  }

  /** Proposals that no one answered while they lay ahead. Answers with how many they were. */
  async lapseUnanswered(now: Date, manager: EntityManager): Promise<number> {
    const lapsed = await this.due.lapse(now, manager);
    for (const { id: interviewId, conversationId, familyId, auPairId, startsAt, hidden } of lapsed)
      await this.outbox.add(manager, 'interview.lapsed', {
        interviewId,
        conversationId,
        personIds: [familyId, auPairId],
        startsAt: startsAt?.toISOString() ?? null,
        hidden,
      });
    return lapsed.length;
  }

  private async tell(ended: readonly DueInterview[], manager: EntityManager): Promise<void> {
    for (const { id: interviewId, conversationId, familyId, auPairId } of ended)
      await this.outbox.add(manager, 'interview.ended', {
        interviewId,
        conversationId,
        personIds: [familyId, auPairId],
      });
  }
}
