import { Injectable } from '@nestjs/common';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { requestContext } from '../../../platform/http/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import { MessageScreeningService, type ScamReading } from '../../safety/index.js';
import { toAttachment, type AttachmentDto } from '../attachments/attachment.dto.js';
import { AttachmentsService } from '../attachments/attachments.service.js';
import { messages } from '../texts.js';
import { hasFiles, toMessage, type MessageDto, type MessageRow, type SendMessageInput } from './message.dto.js';
import { FirstMessagesService } from '../conversations/first-messages.service.js';
import { StartLimitService } from '../conversations/start-limit.service.js';
import { MessagesRepository, type NewMessage, type WrittenMessage } from './messages.repository.js';
import { SuspiciousSendingService, assertNotHeld } from './suspicious-sending.service.js';
import { WrittenMessagesService } from './written-messages.service.js';

/** The rules for a sender: those of a person, or none for the product. */
interface SendRules {
  /** Counts the message against the sender’s limit. Throws `rate_limited`. */
  consume(): Promise<void>;
  refund(): Promise<void>;
  /** Asked for the first message of a conversation. Throws `deal_breaker`. */
  assertWelcome(receiverId: string): Promise<void>;
  /** Counts the first message of a conversation. Throws `conversation_limit_reached`. */
  countFirst(): Promise<void>;
}

/** The sender. A co-parent's messages are the family's, and name the co-parent as their author. */
type Sender = Pick<Identity, 'userId' | 'coParent'>;

const nothing = () => Promise.resolve();
const NO_RULES: SendRules = { consume: nothing, refund: nothing, assertWelcome: nothing, countFirst: nothing };

/** Creates every message, whether it comes by socket or by HTTP. */
@Injectable()
export class MessageSendingService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly limits: RateLimitsService,
    private readonly screening: MessageScreeningService,
    private readonly suspicious: SuspiciousSendingService,
    private readonly written: WrittenMessagesService,
    private readonly firstMessages: FirstMessagesService,
    private readonly startLimit: StartLimitService,
    private readonly attachments: AttachmentsService,
  ) {}

  /**
   * Stores the message once, however often it is sent, and returns it after the commit. A repeat of a stored message
   * succeeds even if a rule has changed since. Throws `not_found` for someone who is not a member, `rate_limited`,
   * `conversation_limit_reached` for a first message to too many people in a day, `deal_breaker` for a first message to someone whose deal-breaker the sender breaks, `message_id_reused` for another
   * message with the same id, `files_need_answer` for files before the other member has written, `message_file_gone` if
   * a file cannot be sent, `message_held` if a moderator has to read it first, and `message_not_delivered` if they did
   * not release it.
   */
  async send(
    { userId: senderId, coParent }: Sender,
    conversationId: string,
    input: SendMessageInput,
  ): Promise<MessageDto> {
    const writtenById = coParent?.accountId ?? null;
    return this.sendOnce({ senderId, writtenById }, conversationId, input, {
      consume: () => this.limits.consume('send', senderId),
      refund: () => this.limits.refund('send', senderId),
      assertWelcome: (receiverId) => this.firstMessages.assertWelcome(senderId, receiverId),
      countFirst: () => this.startLimit.countApproach(senderId, conversationId),
    });
  }

  /**
   * Sends a message that the product writes in a person's name. Their limits and deal-breakers do not apply, all
   * other rules do. Throws what `send` throws, except `rate_limited`, `conversation_limit_reached` and `deal_breaker`.
   */
  async sendOnBehalf(senderId: string, conversationId: string, input: SendMessageInput): Promise<MessageDto> {
    return this.sendOnce({ senderId, writtenById: null }, conversationId, input, NO_RULES);
  }

  private async sendOnce(
    from: { senderId: string; writtenById: string | null },
    conversationId: string,
    input: SendMessageInput,
    rules: SendRules,
  ): Promise<MessageDto> {
    const requestId = requestContext.get()?.requestId ?? null;
    const { replyToId = null, attachmentIds: ids = [], declines = false } = input;
    const attachmentIds = ids.map((id) => id.toLowerCase());
    const message = { ...input, replyToId, attachmentIds, declines, ...from, conversationId, requestId };
    const written = (await this.writeAtOnce(message, rules)) ?? (await this.writeCarefully(message, rules));
    if (!isNew(written)) return this.theSame(written, message);
    this.written.deliver(written);
    return toMessage(written);
  }

  /**
   * Stores most messages in one statement: those that are neither the first of their conversation nor a reply, do not
   * decline, have no files, and contain nothing suspicious even by the rules for first messages. Null if nothing was stored.
   */
  private async writeAtOnce(message: NewMessage, { consume, refund }: SendRules): Promise<WrittenMessage | null> {
    if (message.replyToId || message.declines || message.attachmentIds.length > 0) return null;
    if (this.screening.read(message.content, 0)) return null;
    const isWithinLimit = await consume().then(
      () => true,
      () => false,
    );
    if (!isWithinLimit) return null;
    const written = await this.messages.writeNext(message);
    if (!written) await refund();
    return written;
  }

  /** Looks the message up first: a repeat of a stored message is returned without further checks. */
  private async writeCarefully(
    message: NewMessage,
    { consume, assertWelcome, countFirst }: SendRules,
  ): Promise<WrittenMessage | MessageRow> {
    const { stored, held, receiverId, earlierMessages, replyToIsValid } = await this.messages.lookUp(message);
    if (stored) return stored;
    if (!receiverId) throw new DomainError('not_found');
    if (!replyToIsValid) throw invalidField('replyToId', messages.replyTo);
    assertNotHeld(held);
    if (earlierMessages === 0) await assertWelcome(receiverId);
    const { attachmentIds, senderId, conversationId } = message;
    if (attachmentIds.length > 0) await this.attachments.assertAnswered(conversationId, senderId);
    if (message.declines && !(await this.messages.hasReceived(conversationId, senderId)))
      throw invalidField('declines', messages.nothingToDecline);
    const files = await this.attachments.findUnsent(attachmentIds, senderId, conversationId);
    if (files.length < attachmentIds.length) return this.storedMeanwhile(message);
    if (files.some(({ kind }) => kind === 'voice') && (files.length > 1 || message.content !== ''))
      throw invalidField('attachmentIds', messages.voiceAlone);
    await consume();
    if (earlierMessages === 0) await countFirst();
    const reading = held ? null : this.screening.read(message.content, earlierMessages);
    const written = await this.write({ ...message, receiverId, files: files.map(toAttachment) }, reading);
    return written ?? this.storedMeanwhile(message);
  }

  private write(message: NewMessage & { receiverId: string; files: AttachmentDto[] }, reading: ScamReading | null) {
    return reading ? this.suspicious.send(message, reading) : this.messages.write(message);
  }

  /** The message if another request has stored it meanwhile. Throws `message_file_gone` if its files no longer exist. */
  private async storedMeanwhile(message: NewMessage): Promise<MessageRow> {
    const { stored, receiverId } = await this.messages.lookUp(message);
    if (stored) return stored;
    throw new DomainError(receiverId && message.attachmentIds.length > 0 ? 'message_file_gone' : 'not_found');
  }

  /** The message that is already stored with this id. Throws `message_id_reused` if that is a different one. */
  private async theSame(stored: MessageRow, message: NewMessage): Promise<MessageDto> {
    const { conversationId, content, replyToId, attachmentIds, declines } = message;
    const changed = stored.removed || stored.deleted === true || Boolean(stored.editedAt);
    const sameContent = changed || sameText(stored.content, content);
    const sameDecline = changed || (stored.declines ?? false) === declines;
    const sameQuote = stored.replyTo?.id === replyToId?.toLowerCase();
    const withFiles = attachmentIds.length > 0 || hasFiles(stored);
    const sent = withFiles && !changed ? await this.attachments.idsOfMessage(stored.id) : attachmentIds;
    const sameFiles = sent.join() === attachmentIds.join();
    const same = sameContent && sameDecline && sameQuote && sameFiles;
    if (stored.conversationId !== conversationId || !same) throw new DomainError('message_id_reused');
    return toMessage(stored);
  }
}

const isNew = (message: WrittenMessage | MessageRow): message is WrittenMessage => 'eventId' in message;

/** Compares texts in the form of the database, which replaces half a surrogate pair by a replacement character. */
const sameText = (stored: string, sent: string) => Buffer.from(stored).equals(Buffer.from(sent));
