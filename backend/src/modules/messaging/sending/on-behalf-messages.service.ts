import { Injectable } from '@nestjs/common';
import { MessageSendingService } from './message-sending.service.js';
import { MessagesRepository } from './messages.repository.js';
import type { SendMessageInput } from './message.dto.js';

/** More than anyone keeps up with. */
const MOST_CONVERSATIONS = 100;

/** Words that another room sends in a person's name, by the way in which all messages go. */
@Injectable()
export class OnBehalfMessagesService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly sending: MessageSendingService,
  ) {}

  /** Ids of a person's conversations in which the other one has written since a moment, the latest first. */
  async answeredSince(personId: string, since: Date): Promise<string[]> {
    return this.messages.writersSince(personId, since, MOST_CONVERSATIONS);
  }

  /** Sends once, however often it is asked with the same client id, and leaves the sender's own limit alone. Throws like sending does. */
  async write(senderId: string, conversationId: string, message: SendMessageInput): Promise<void> {
    await this.sending.sendOnBehalf(senderId, conversationId, message);
  }
}
