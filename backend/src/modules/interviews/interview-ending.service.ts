import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { InterviewsJobRepository, type DueInterview } from './interviews-job.repository.js';

/** Ends interviews. */
@Injectable()
export class InterviewEndingService {
  constructor(
    private readonly due: InterviewsJobRepository,
    private readonly outbox: OutboxService,
  ) {}

  /** Both have joined the room. Idempotent; a cancelled interview stays cancelled. */
  async noteHeld(interviewId: string, at: Date, manager: EntityManager): Promise<void> {
    const ended = await this.due.endHeld(interviewId, at, manager);
    if (ended) await this.notify([ended], manager);
  }

  /** Ends interviews whose time has passed; returns how many. */
  async endPassed(now: Date, manager: EntityManager): Promise<number> {
    const ended = await this.due.endPassed(now, manager);
    await this.notify(ended, manager);
    return ended.length;
  }

  /** Ends unanswered proposals whose times have passed; returns how many. */
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

  private async notify(ended: readonly DueInterview[], manager: EntityManager): Promise<void> {
    for (const { id: interviewId, conversationId, familyId, auPairId } of ended)
      await this.outbox.add(manager, 'interview.ended', {
        interviewId,
        conversationId,
        personIds: [familyId, auPairId],
      });
  }
}
