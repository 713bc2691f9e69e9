import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { InterviewInvitationsService } from './calendar/interview-invitations.service.js';
import type { InterviewMove } from './interview-events.js';
import type { Pair } from './interview-pairs.service.js';
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
  constructor(
    private readonly outbox: OutboxService,
    private readonly invitations: InterviewInvitationsService,
  ) {}

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

  /** Emails the agreed time to both calendars. */
  async invite(interview: Interview, pair: Pair, manager: EntityManager): Promise<void> {
    await this.invitations.invite(interview, pair, manager);
  }

  /** Emails the cancellation to both calendars. */
  async cancel(interview: Interview, pair: Pair, byId: string, manager: EntityManager): Promise<void> {
    await this.invitations.cancel(interview, pair, byId, manager);
  }

  /** Emails the cancellation to the calendar of the one who stays. */
  async cancelFor(interview: Interview, pair: Pair, leaverId: string, manager: EntityManager): Promise<void> {
    await this.invitations.cancelFor(interview, pair, leaverId, manager);
  }
}
