import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { ConversationListRepository } from '../conversations/conversation-list.repository.js';

@Injectable()
export class TypingService {
  constructor(
    private readonly conversations: ConversationListRepository,
    private readonly realtime: RealtimeService,
  ) {}

  /** Tells the other one, and no one else, that this person is writing. Throws `not_found` to strangers. */
  async notify(userId: string, conversationId: string): Promise<void> {
    const partnerId = await this.conversations.partnerOf(userId, conversationId);
    if (!partnerId) throw new DomainError('not_found');
    this.realtime.emitToUser(partnerId, 'typing', { conversationId, userId });
  }
}
