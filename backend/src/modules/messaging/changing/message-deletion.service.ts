import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { AttachmentsService } from '../attachments/attachments.service.js';
import { hasFiles, toMessage, type MessageDto } from '../sending/message.dto.js';
import { MessageChangesRepository } from './message-changes.repository.js';

const DELETABLE_MS = 60 * 60 * 1_000;

@Injectable()
export class MessageDeletionService {
  constructor(
    private readonly changes: MessageChangesRepository,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
    private readonly attachments: AttachmentsService,
  ) {}

  /**
   * Deletes the text and the files of a person's own message for both members. Idempotent. A co-parent can delete only
   * what they wrote, the account holder everything of the family. Throws `not_found` for everyone else, and
   * `message_delete_too_late`.
   */
  async delete({ userId, coParent }: Identity, messageId: string): Promise<MessageDto> {
    return this.transactions.run(async (manager) => {
      const message = await this.changes.lockForMember(messageId, userId, manager);
      if (!message || message.senderId !== userId) throw new DomainError('not_found');
      if (coParent && message.writtenById !== coParent.accountId) throw new DomainError('not_found');
      if (message.deleted) return toMessage(message);
      if (message.ageMs > DELETABLE_MS) throw new DomainError('message_delete_too_late');
      const { row, seq } = await this.changes.apply(message, 'deleted', this.clock.now(), manager);
      if (hasFiles(message)) await this.attachments.withdraw(messageId, manager);
      await this.outbox.add(manager, 'message.changed', { seq, message: row });
      return toMessage(row);
    });
  }
}
