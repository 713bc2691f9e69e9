import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { ConversationListRepository } from './conversation-list.repository.js';

/** Who talks to whom, for the rooms that stand on this one. */
@Injectable()
export class ConversationMembersService {
  constructor(private readonly conversations: ConversationListRepository) {}

  /** The id of the other one of the two. Throws `not_found` to whoever is not a member. */
  async assertPartner(conversationId: string, userId: string): Promise<string> {
    const partner = await this.conversations.partnerOf(userId, conversationId);
    if (!partner) throw new DomainError('not_found');
    return partner;
  }

  /** Whether the two have a conversation. */
  async haveOne(one: string, other: string): Promise<boolean> {
    return this.conversations.haveOne(one, other);
  }

  /** With how many people someone has a conversation. */
  async countOf(userId: string): Promise<number> {
    return this.conversations.countOf(userId);
  }
}
