import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { Realtime } from '../../../platform/realtime/index.js';
import type { InterviewChangedDto } from './interview-changed.dto.js';
import type { InterviewMove } from './interview-events.js';

/** Tells both people's open pages that their interview is not what it was. */
@Injectable()
export class InterviewBroadcast {
  constructor(private readonly realtime: Realtime) {}

  @OnDomainEvent('interview.proposed')
  onProposed(move: DomainEvents['interview.proposed']): void {
    this.tellBoth(move);
  }

  @OnDomainEvent('interview.scheduled')
  onScheduled(move: DomainEvents['interview.scheduled']): void {
    this.tellBoth(move);
  }

  @OnDomainEvent('interview.declined')
  onDeclined(move: DomainEvents['interview.declined']): void {
    this.tellBoth(move);
  }

  @OnDomainEvent('interview.moved')
  onMoved(move: DomainEvents['interview.moved']): void {
    this.tellBoth(move);
  }

  @OnDomainEvent('interview.kept')
  onKept(move: DomainEvents['interview.kept']): void {
    this.tellBoth(move);
  }

  @OnDomainEvent('interview.cancelled')
  onCancelled(move: DomainEvents['interview.cancelled']): void {
    this.tellBoth(move);
  }

  @OnDomainEvent('interview.ended')
  onEnded({ interviewId, conversationId, personIds }: DomainEvents['interview.ended']): void {
    this.tell(personIds, { interviewId, conversationId });
  }

  @OnDomainEvent('interview.lapsed')
  onLapsed({ interviewId, conversationId, personIds }: DomainEvents['interview.lapsed']): void {
    this.tell(personIds, { interviewId, conversationId });
  }

  private tellBoth({ interviewId, conversationId, byId, toId }: InterviewMove): void {
    this.tell([byId, toId], { interviewId, conversationId });
  }

  private tell(personIds: string[], change: InterviewChangedDto): void {
    this.realtime.emitToUsers(personIds, 'interview.changed', change);
  }
}
