import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { UnreadCountService } from './unread-count.service.js';

/** Closes the conversation of two who were hidden from each other on both sides at once, without a word about why. */
@Injectable()
export class ClosedConversationsListener {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly realtime: RealtimeService,
    private readonly unread: UnreadCountService,
  ) {}

  @OnDomainEvent('person.blocked', 'closed-conversations.close', { realtime: true })
  async close({ blockerId, blockedId }: DomainEvents['person.blocked']): Promise<void> {
    await this.tell([blockerId, blockedId], false);
  }

  @OnDomainEvent('person.unblocked', 'closed-conversations.open', { realtime: true })
  async open({ blockerId, blockedId, shown }: DomainEvents['person.unblocked']): Promise<void> {
    if (shown) await this.tell([blockerId, blockedId], true);
  }

  private async tell([one, other]: [string, string], available: boolean): Promise<void> {
    const conversationId = await this.conversations.idOfPair(one, other);
    if (!conversationId) return;
    this.realtime.emitToUsers([one, other], 'conversation.availability', { conversationId, available });
    for (const id of [one, other]) this.unread.changed(id);
  }
}
