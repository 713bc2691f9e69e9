import { Injectable } from '@nestjs/common';
import { OutboxDispatcherService } from '../../../platform/events/index.js';
import { requestContext } from '../../../platform/http/index.js';
import type { MessageRow } from './message.dto.js';
import type { WrittenMessage } from './messages.repository.js';

/** Delivers the events of messages that are committed. */
@Injectable()
export class WrittenMessagesService {
  constructor(private readonly dispatcher: OutboxDispatcherService) {}

  /** Delivers the event directly if this process has leased it, and otherwise wakes the outbox. */
  deliver({ eventId, leased, ...message }: WrittenMessage): void {
    if (!leased) return this.dispatcher.wake();
    const payload: MessageRow = message;
    const requestId = requestContext.get()?.requestId ?? null;
    this.dispatcher.deliver({
      id: eventId,
      name: 'message.sent',
      payload,
      requestId,
      attempts: 1,
      createdAt: new Date(message.createdAt),
    });
  }
}
