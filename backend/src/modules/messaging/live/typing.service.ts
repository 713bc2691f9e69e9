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

  /** Tells only the other member that this person is typing. Throws `not_found` for someone who is not a member. */
  async notify(userId: string, conversationId: string): Promise<void> {
    const partnerId = await this.conversations.partnerOf(userId, conversationId);
    if (!partnerId) throw new DomainError('not_found');
    this.realtime.emitToUser(partnerId, 'typing', { conversationId, userId });
  }
}
