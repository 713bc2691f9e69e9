import { Injectable } from '@nestjs/common';
import { MessageSendingService } from './message-sending.service.js';
import { MessagesRepository } from './messages.repository.js';
import type { SendMessageInput } from './message.dto.js';

/** Bounds the work for one person. No one keeps up with more conversations. */
const MOST_CONVERSATIONS = 100;

/** Messages that another module sends in a person's name. All rules for messages but the sender's limits apply. */
@Injectable()
export class OnBehalfMessagesService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly sending: MessageSendingService,
  ) {}

  /** Ids of conversations that were active since a moment and in which the other member has ever written, the latest first. */
  async activeAnsweredConversations(personId: string, since: Date): Promise<string[]> {
    return this.messages.activeAnsweredConversations(personId, since, MOST_CONVERSATIONS);
  }

  /** Idempotent for the same client message id. Throws what `MessageSendingService.sendOnBehalf` throws. */
  async write(senderId: string, conversationId: string, message: SendMessageInput): Promise<void> {
    await this.sending.sendOnBehalf(senderId, conversationId, message);
  }
}
