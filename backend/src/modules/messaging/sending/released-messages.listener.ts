import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { requestContext } from '../../../platform/http/index.js';
import { MessagesRepository } from './messages.repository.js';
import { WrittenMessagesService } from './written-messages.service.js';

/** Sends messages that moderators have released. The client message id keeps a message from being sent twice. */
@Injectable()
export class ReleasedMessagesListener {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly delivery: WrittenMessagesService,
  ) {}

  @OnDomainEvent('safety.message-released', 'released-messages.send')
  async send(message: DomainEvents['safety.message-released']): Promise<void> {
    // Null if it is stored already, or the two are hidden from each other by now.
    const written = await this.messages.write({
      ...message,
      // An event that was stored by an earlier release lacks these fields.
      replyToId: message.replyToId ?? null,
      attachmentIds: message.attachmentIds ?? [],
      writtenById: message.writtenById ?? null,
      declines: message.declines ?? false,
      requestId: requestContext.get()?.requestId ?? null,
    });
    if (written) this.delivery.deliver(written);
  }
}
