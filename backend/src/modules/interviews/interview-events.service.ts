import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/events/index.js';
import type { InterviewMove } from './interview-events.js';
import { partnerIdOf } from './interview.dto.js';
import type { Interview } from './interview.entity.js';

type MoveName =
  | 'interview.proposed'
  | 'interview.scheduled'
  | 'interview.declined'
  | 'interview.moved'
  | 'interview.kept'
  | 'interview.cancelled';

/** Publishes events of a change, in its transaction. */
@Injectable()
export class InterviewEventsService {
  constructor(private readonly outbox: OutboxService) {}

  async publish(
    name: MoveName,
    interview: Interview,
    byId: string,
    manager: EntityManager,
    more: Pick<InterviewMove, 'cannotCome'> = {},
  ): Promise<void> {
    const { id: interviewId, conversationId, startsAt } = interview;
    const toId = partnerIdOf(interview, byId);
    const move: InterviewMove = { interviewId, byId, toId, conversationId, startsAt: startsAt?.toISOString() ?? null };
    await this.outbox.add(manager, name, { ...move, ...more });
  }
}
