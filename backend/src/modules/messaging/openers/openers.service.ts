import { Injectable } from '@nestjs/common';
import { PeopleService, RoleProfileFactsService, spokenName } from '../../profiles/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { ConversationMembersService } from '../conversations/conversation-members.service.js';
import { openersFor } from './openers.js';

/** Help with a first message, from what both profiles say. */
@Injectable()
export class OpenersService {
  constructor(
    private readonly members: ConversationMembersService,
    private readonly people: PeopleService,
    private readonly facts: RoleProfileFactsService,
  ) {}

  /** At most three; none if a profile is not complete or not shown. Throws `not_found` for someone who is not a member. */
  async of(conversationId: string, { userId, userType }: Identity): Promise<string[]> {
    const otherId = await this.members.assertPartner(conversationId, userId);
    const other = await this.people.cardOf(otherId);
    if (!other?.active) return [];
    const writer = await this.facts.introductionOf(userId, userType);
    const reader = await this.facts.introductionOf(otherId, other.userType);
    return writer && reader ? openersFor(writer, reader, spokenName(other).replace(/^the /, '')) : [];
  }
}
