import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxDispatcherService } from '../../../platform/events/index.js';
import { requestContext } from '../../../platform/http/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import { MessageScreeningService, type HeldState, type ScamReading } from '../../safety/index.js';
import { toMessage, type MessageDto, type MessageRow, type SendMessageInput } from './message.dto.js';
import { MessagesRepository, type NewMessage } from './messages.repository.js';
import { SuspiciousSendingService } from './suspicious-sending.service.js';

/** The one way in which a message comes to be, for sockets and HTTP alike. */
@Injectable()
export class MessageSendingService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly limits: RateLimitsService,
    private readonly screening: MessageScreeningService,
    private readonly suspicious: SuspiciousSendingService,
    private readonly dispatcher: OutboxDispatcherService,
  ) {}

  /**
   * Stores the message once, however often it is sent, and answers with it after the commit. What was stored before
   * is answered first, whatever has become forbidden since. Throws `not_found` to strangers, `rate_limited`,
   * `message_id_reused` for another message under the same id, `message_held` when a moderator reads it first, and
   * `message_not_delivered` when they did not let it pass.
   */
  async send(senderId: string, conversationId: string, input: SendMessageInput): Promise<MessageDto> {
    return this.sendOnce(senderId, conversationId, input, () => this.limits.consume('send', senderId));
  }

  /**
   * Sends what the product writes in a person's name: their own limit is not touched, everything else holds. Throws what
   * `send` throws, but for `rate_limited`.
   */
  async sendOnBehalf(senderId: string, conversationId: string, input: SendMessageInput): Promise<MessageDto> {
    return this.sendOnce(senderId, conversationId, input, () => Promise.resolve());
  }

  private async sendOnce(
    senderId: string,
    conversationId: string,
    input: SendMessageInput,
    consume: () => Promise<unknown>,
  ): Promise<MessageDto> {
    const message = { ...input, senderId, conversationId, requestId: requestContext.get()?.requestId ?? null };
    const { stored, held, receiverId, saidBefore } = await this.messages.lookUp(message);
    if (stored) return theSame(stored, message);
    if (!receiverId) throw new DomainError('not_found');
    refuseHeld(held);
    await consume();
    const reading = held ? null : this.screening.read(message.content, saidBefore);
    const written = await this.write({ ...message, receiverId }, reading);
    if (!written) return this.storedMeanwhile(message);
    this.dispatcher.wake();
    return toMessage(written);
  }

  /** Nearly every message is one statement; one in which something was found takes its time. */
  private write(message: NewMessage & { receiverId: string }, reading: ScamReading | null) {
    return reading ? this.suspicious.send(message, reading) : this.messages.write(message);
  }

  private async storedMeanwhile(message: NewMessage): Promise<MessageDto> {
    const { stored } = await this.messages.lookUp(message);
    if (!stored) throw new DomainError('not_found');
    return theSame(stored, message);
  }
}

/** One that was released is sent like any other, whoever is first: its sender's second try, or the release. */
function refuseHeld(held: HeldState | null): void {
  if (held === 'held') throw new DomainError('message_held');
  if (held === 'dropped') throw new DomainError('message_not_delivered');
}

function theSame(stored: MessageRow, { conversationId, content }: NewMessage): MessageDto {
  if (stored.conversationId !== conversationId || !(stored.removed || sameText(stored.content, content)))
    throw new DomainError('message_id_reused');
  return toMessage(stored);
}

/** Compared as the database keeps it: half a surrogate pair becomes a replacement character there. */
const sameText = (stored: string, sent: string) => Buffer.from(stored).equals(Buffer.from(sent));
