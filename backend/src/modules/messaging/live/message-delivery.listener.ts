import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { toMessage } from '../sending/message.dto.js';
import { MessageTimesService } from '../times/message-times.service.js';
import { UnreadCountService } from './unread-count.service.js';

/** Sends committed events to the open sockets of both members. An event can come twice; clients notice by its number. */
@Injectable()
export class MessageDeliveryListener {
  constructor(
    private readonly realtime: RealtimeService,
    private readonly unread: UnreadCountService,
    private readonly times: MessageTimesService,
  ) {}

  @OnDomainEvent('message.sent', 'message-delivery.deliver-message', { realtime: true })
  deliverMessage(row: DomainEvents['message.sent']): void {
    this.realtime.emitToUsers([row.senderId, row.receiverId], 'message.created', toMessage(row));
    this.times.delivered(row.conversationId, row.receiverId, row.seq);
    this.unread.changed(row.receiverId);
  }

  @OnDomainEvent('message.changed', 'message-delivery.deliver-change', { realtime: true })
  deliverChange({ seq, message }: DomainEvents['message.changed']): void {
    const both = [message.senderId, message.receiverId];
    this.realtime.emitToUsers(both, 'message.changed', { seq, message: toMessage(message) });
    if (message.deleted) this.unread.changed(message.receiverId);
  }

  @OnDomainEvent('message.reacted', 'message-delivery.deliver-reaction', { realtime: true })
  deliverReaction({ userIds, ...change }: DomainEvents['message.reacted']): void {
    this.realtime.emitToUsers(userIds, 'reaction.changed', change);
  }

  @OnDomainEvent('conversation.read', 'message-delivery.deliver-read', { realtime: true })
  deliverRead({ conversationId, userId, otherId, lastReadSeq }: DomainEvents['conversation.read']): void {
    this.realtime.emitToUsers([userId, otherId], 'conversation.read', { conversationId, userId, lastReadSeq });
    this.times.read(conversationId, userId, lastReadSeq);
    this.unread.changed(userId);
  }

  @OnDomainEvent('conversation.settings', 'message-delivery.deliver-settings', { realtime: true })
  deliverSettings({ userId, ...settings }: DomainEvents['conversation.settings']): void {
    this.realtime.emitToUser(userId, 'conversation.settings', settings);
    this.unread.changed(userId);
  }
}
