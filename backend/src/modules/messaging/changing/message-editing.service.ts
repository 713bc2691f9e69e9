import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { IdempotentAnswerService } from '../../../platform/idempotency/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { MessageScreeningService, type ScamReading } from '../../safety/index.js';
import { messages } from '../texts.js';
import { toMessage, type MessageDto } from '../sending/message.dto.js';
import { assertNotHeld } from '../sending/suspicious-sending.service.js';
import { type AgedMessage, MessageChangesRepository } from './message-changes.repository.js';

const EDITABLE_MS = 15 * 60 * 1_000;

@Injectable()
export class MessageEditingService {
  constructor(
    private readonly changes: MessageChangesRepository,
    private readonly screening: MessageScreeningService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
    private readonly answer: IdempotentAnswerService,
  ) {}

  /**
   * Changes the text of a message for its author, account holder or co-parent. The text is screened for scams like a
   * new message; the same text changes nothing. Throws `not_found` for everyone else, `gone` for a deleted message,
   * `message_edit_too_late`, and `message_held` or `message_not_delivered` if a moderator has to read the text or did
   * not release it: the message then keeps its earlier text.
   */
  async edit({ userId, coParent }: Identity, messageId: string, content: string): Promise<MessageDto> {
    const heldId = idOfEdit(messageId, content);
    const found = await this.changes.findOwn(messageId, userId, heldId, coParent?.accountId ?? null);
    if (!found) throw new DomainError('not_found');
    if (!this.isChange(found, content)) return this.answer.once(() => Promise.resolve(toMessage(found)));
    if (found.voiceSeconds) throw invalidField('content', messages.voiceAlone);
    assertNotHeld(found.held);
    // A text that a moderator has released is not screened again.
    const reading = found.held ? null : await this.screen(found, content, heldId);
    return this.answer.once(() =>
      this.transactions.run(async (manager) => {
        const message = await this.changes.lockForMember(messageId, userId, manager);
        if (!message) throw new DomainError('not_found');
        if (!this.isChange(message, content)) return toMessage(message);
        const { row, seq } = await this.changes.apply(message, { content }, this.clock.now(), manager);
        await this.outbox.add(manager, 'message.changed', { seq, message: row });
        if (reading) await this.screening.warn(messageId, message, reading, manager);
        return toMessage(row);
      }),
    );
  }

  private isChange(message: AgedMessage, content: string): boolean {
    if (message.deleted) throw new DomainError('gone');
    if (message.content === content) return false;
    if (message.ageMs > EDITABLE_MS) throw new DomainError('message_edit_too_late');
    return true;
  }

  /** The warning for the receiver, if any. Throws `message_held`. */
  private async screen(message: AgedMessage, content: string, heldId: string): Promise<ScamReading | null> {
    const reading = this.screening.read(content, message.seq - 1);
    if (!reading) return null;
    const { conversationId, senderId, receiverId, writtenById, replyTo, declines = false } = message;
    const screened = {
      conversationId,
      senderId,
      receiverId,
      writtenById,
      content,
      replyToId: replyTo?.id ?? null,
      declines,
      attachmentIds: [],
    };
    const verdict = await this.screening.assess({ ...screened, clientMessageId: heldId }, reading);
    if (verdict === 'clear') return null;
    if (verdict === 'hold') {
      await this.screening.hold({ ...screened, clientMessageId: heldId }, reading);
      throw new DomainError('message_held');
    }
    return reading;
  }
}

/** The same edit of the same message, however often it is tried, is held once. */
function idOfEdit(messageId: string, content: string): string {
  const hex = createHash('sha256').update(`${messageId.toLowerCase()} ${content}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
