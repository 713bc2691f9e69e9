import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';
import '../safety-events.js';

/** Notifies open pages of decisions about messages, and of banned contacts. */
@Injectable()
export class SafetyLiveListener {
  constructor(private readonly realtime: RealtimeService) {}

  @OnDomainEvent('safety.message-warned', 'safety-pages.warned', { realtime: true })
  warned({ toId, conversationId }: DomainEvents['safety.message-warned']): void {
    this.realtime.emitToUser(toId, 'message.warned', { conversationId });
  }

  @OnDomainEvent('safety.held-message-decided', 'safety-pages.decided', { realtime: true })
  decided({ senderId, conversationId }: DomainEvents['safety.held-message-decided']): void {
    this.realtime.emitToUser(senderId, 'message.held-changed', { conversationId });
  }

  @OnDomainEvent('safety.person-banned', 'safety-pages.banned', { realtime: true })
  banned({ userId, contactIds }: DomainEvents['safety.person-banned']): void {
    this.realtime.emitToUsers(contactIds, 'ban.noticed', { personId: userId });
  }
}
