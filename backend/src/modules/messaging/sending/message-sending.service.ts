import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxDispatcher } from '../../../platform/events/index.js';
import { requestContext } from '../../../platform/http/index.js';
import { RateLimits } from '../../../platform/rate-limit/index.js';
import { toMessage, type MessageDto, type MessageRow, type SendMessageInput } from './message.dto.js';
import { MessagesRepository, type NewMessage } from './messages.repository.js';

/** The one way in which a message comes to be, for sockets and HTTP alike. */
@Injectable()
export class MessageSending {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly limits: RateLimits,
    private readonly dispatcher: OutboxDispatcher,
  ) {}

  /**
   * Stores the message once, however often it is sent, and answers with it after the commit. What was stored before
   * is answered first, whatever has become forbidden since. Throws `not_found` to strangers, `rate_limited`, and
   * `message_id_reused` for another message under the same id.
   */
  async send(senderId: string, conversationId: string, input: SendMessageInput): Promise<MessageDto> {
    const message = { ...input, senderId, conversationId, requestId: requestContext.get()?.requestId ?? null };
    const { stored, isMember } = await this.messages.lookUp(message);
    if (stored) return theSame(stored, message);
    if (!isMember) throw new DomainError('not_found');
    await this.limits.consume('send', senderId);
    const written = await this.messages.write(message);
    if (!written) return this.storedMeanwhile(message);
    this.dispatcher.wake();
    return toMessage(written);
  }

  private async storedMeanwhile(message: NewMessage): Promise<MessageDto> {
    const { stored } = await this.messages.lookUp(message);
    if (!stored) throw new DomainError('not_found');
    return theSame(stored, message);
  }
}

function theSame(stored: MessageRow, { conversationId, content }: NewMessage): MessageDto {
  if (stored.conversationId !== conversationId || !sameText(stored.content, content))
    throw new DomainError('message_id_reused');
  return toMessage(stored);
}

/** Compared as the database keeps it: half a surrogate pair becomes a replacement character there. */
const sameText = (stored: string, sent: string) => Buffer.from(stored).equals(Buffer.from(sent));
