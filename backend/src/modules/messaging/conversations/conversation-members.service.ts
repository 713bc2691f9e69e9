import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { ConversationListRepository } from './conversation-list.repository.js';

/** The members of conversations, for modules that build on this one. */
@Injectable()
export class ConversationMembersService {
  constructor(private readonly conversations: ConversationListRepository) {}

  /** The id of the other member. Throws `not_found` for someone who is not a member. */
  async assertPartner(conversationId: string, userId: string): Promise<string> {
    const partner = await this.conversations.partnerOf(userId, conversationId);
    if (!partner) throw new DomainError('not_found');
    return partner;
  }

  /** Whether the two have a conversation. */
  async haveOne(one: string, other: string): Promise<boolean> {
    return this.conversations.haveOne(one, other);
  }

  /** The number of people with whom someone has a conversation. */
  async countOf(userId: string): Promise<number> {
    return this.conversations.countOf(userId);
  }
}
