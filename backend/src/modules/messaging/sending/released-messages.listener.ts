import { Injectable } from '@nestjs/common';
import { OnDomainEvent, OutboxDispatcherService, type DomainEvents } from '../../../platform/events/index.js';
import { requestContext } from '../../../platform/http/index.js';
import { MessagesRepository } from './messages.repository.js';

/** Sends what moderators have let pass. The sender's id keeps it from being sent twice. */
@Injectable()
export class ReleasedMessagesListener {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly dispatcher: OutboxDispatcherService,
  ) {}

  @OnDomainEvent('safety.message-released', 'released-messages.send')
  async send(message: DomainEvents['safety.message-released']): Promise<void> {
    // Null: it is there already, or the two do not talk any more.
    const written = await this.messages.write({ ...message, requestId: requestContext.get()?.requestId ?? null });
    if (written) this.dispatcher.wake();
  }
}
