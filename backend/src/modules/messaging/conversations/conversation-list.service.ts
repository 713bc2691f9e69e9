import { Injectable } from '@nestjs/common';
import { BatchedReads } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { decodePrecisePosition, encodeCursor } from '../../../platform/http/index.js';
import { ConversationListRepository, type Caller } from './conversation-list.repository.js';
import {
  toConversation,
  type ConversationDto,
  type ConversationHeadsDto,
  type ConversationPageDto,
  type ConversationsQuery,
} from './conversation.dto.js';
import { PartnersService } from './partners.service.js';

const MOST_HEADS = 200;

/** A person's conversations, the latest first. */
@Injectable()
export class ConversationListService {
  /** Everyone asks when they reconnect. */
  private readonly headsOf = new BatchedReads(async (userIds) => {
    const people = await this.conversations.heads(userIds, MOST_HEADS);
    return new Map(people.map(({ userId, heads }) => [userId, heads]));
  });

  constructor(
    private readonly conversations: ConversationListRepository,
    private readonly partners: PartnersService,
  ) {}

  async page(caller: Caller, { cursor, limit, archived }: ConversationsQuery): Promise<ConversationPageDto> {
    const after = cursor ? decodePrecisePosition(cursor) : null;
    const rows =
      archived === 'true'
        ? await this.conversations.archived(caller, after, limit + 1)
        : await this.conversations.list(caller, after, limit + 1);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const partners = await this.partners.of(shown);
    return {
      items: shown.map((row) => toConversation(row, partners(row))),
      nextCursor: last && rows.length > limit ? encodeCursor([last.position, last.id]) : null,
    };
  }

  /** Throws `not_found` for someone who is not a member. */
  async one(caller: Caller, id: string): Promise<ConversationDto> {
    const row = await this.conversations.findForMember(caller, id);
    if (!row) throw new DomainError('not_found');
    const partners = await this.partners.of([row]);
    return toConversation(row, partners(row));
  }

  async heads(userId: string): Promise<ConversationHeadsDto> {
    return { items: (await this.headsOf.read(userId)) ?? [] };
  }
}
