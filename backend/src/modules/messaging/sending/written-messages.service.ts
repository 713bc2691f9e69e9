import { Injectable } from '@nestjs/common';
import { OutboxDispatcherService } from '../../../platform/events/index.js';
import { requestContext } from '../../../platform/http/index.js';
import type { MessageRow } from './message.dto.js';
import type { WrittenMessage } from './messages.repository.js';

/** What follows from a message that has been stored and committed. */
@Injectable()
export class WrittenMessagesService {
  constructor(private readonly dispatcher: OutboxDispatcherService) {}

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
