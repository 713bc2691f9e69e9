import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { requestContext } from '../../../platform/http/index.js';
import { MessagesRepository } from './messages.repository.js';
import { WrittenMessagesService } from './written-messages.service.js';

/** Sends what moderators have let pass. The sender's id keeps it from being sent twice. */
@Injectable()
export class ReleasedMessagesListener {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly delivery: WrittenMessagesService,
  ) {}

  @OnDomainEvent('safety.message-released', 'released-messages.send')
  async send(message: DomainEvents['safety.message-released']): Promise<void> {
    // Null: it is there already, or the two do not talk any more.
    const written = await this.messages.write({
      ...message,
      // An event that was stored by an earlier release has none of these.
      replyToId: message.replyToId ?? null,
      attachmentIds: message.attachmentIds ?? [],
      writtenById: message.writtenById ?? null,
      requestId: requestContext.get()?.requestId ?? null,
    });
    if (written) this.delivery.deliver(written);
  }
}
