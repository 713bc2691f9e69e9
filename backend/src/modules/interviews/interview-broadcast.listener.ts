import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../platform/events/index.js';
import { RealtimeService } from '../../platform/realtime/index.js';
import type { InterviewChangedDto } from './interview.dto.js';
import type { InterviewMove } from './interview-events.js';

/** Notifies both people's open pages of a changed interview. */
@Injectable()
export class InterviewBroadcastListener {
  constructor(private readonly realtime: RealtimeService) {}

  @OnDomainEvent('interview.proposed', 'interview-pages.on-proposed', { realtime: true })
  onProposed(move: DomainEvents['interview.proposed']): void {
    this.notifyBoth(move);
  }

  @OnDomainEvent('interview.scheduled', 'interview-pages.on-scheduled', { realtime: true })
  onScheduled(move: DomainEvents['interview.scheduled']): void {
    this.notifyBoth(move);
  }

  @OnDomainEvent('interview.declined', 'interview-pages.on-declined', { realtime: true })
  onDeclined(move: DomainEvents['interview.declined']): void {
    this.notifyBoth(move);
  }

  @OnDomainEvent('interview.moved', 'interview-pages.on-moved', { realtime: true })
  onMoved(move: DomainEvents['interview.moved']): void {
    this.notifyBoth(move);
  }

  @OnDomainEvent('interview.kept', 'interview-pages.on-kept', { realtime: true })
  onKept(move: DomainEvents['interview.kept']): void {
    this.notifyBoth(move);
  }

  @OnDomainEvent('interview.cancelled', 'interview-pages.on-cancelled', { realtime: true })
  onCancelled(move: DomainEvents['interview.cancelled']): void {
    this.notifyBoth(move);
  }

  @OnDomainEvent('interview.ended', 'interview-pages.on-ended', { realtime: true })
  onEnded({ interviewId, conversationId, personIds }: DomainEvents['interview.ended']): void {
    this.notify(personIds, { interviewId, conversationId });
  }

  @OnDomainEvent('interview.lapsed', 'interview-pages.on-lapsed', { realtime: true })
  onLapsed({ interviewId, conversationId, personIds }: DomainEvents['interview.lapsed']): void {
    this.notify(personIds, { interviewId, conversationId });
  }

  private notifyBoth({ interviewId, conversationId, byId, toId }: InterviewMove): void {
    this.notify([byId, toId], { interviewId, conversationId });
  }

  private notify(personIds: string[], change: InterviewChangedDto): void {
    this.realtime.emitToUsers(personIds, 'interview.changed', change);
  }
}
