import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { MessageChangesRepository } from '../changing/message-changes.repository.js';
import { toMessage, type MessageDto } from '../sending/message.dto.js';
import { parseReactions, withReaction, type Reaction } from './reaction-names.js';
import { ReactionsRepository } from './reactions.repository.js';

@Injectable()
export class ReactionSettingService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly messages: MessageChangesRepository,
    private readonly reactions: ReactionsRepository,
    private readonly outbox: OutboxService,
  ) {}

  /** Sets or removes one person's reaction. Idempotent. Throws `not_found` for someone who is not a member. */
  async set(userId: string, messageId: string, reaction: Reaction, on: boolean): Promise<MessageDto> {
    return this.transactions.run(async (manager) => {
      const message = await this.messages.lockForMember(messageId, userId, manager);
      if (!message || message.deleted) throw new DomainError('not_found');
      const before = parseReactions(message.reactions);
      const reactions = withReaction(before, reaction, userId, on);
      if (reactions === before) return toMessage(message);
      const { seq } = await this.reactions.change(message, reactions, userId, manager);
      const { conversationId, senderId, receiverId } = message;
      await this.outbox.add(manager, 'message.reacted', {
        conversationId,
        messageId: message.id,
        seq,
        reactions,
        userIds: [senderId, receiverId],
      });
      return { ...toMessage(message), reactions };
    });
  }
}
