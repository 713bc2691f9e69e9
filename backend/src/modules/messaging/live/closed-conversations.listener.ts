import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { UnreadCountService } from './unread-count.service.js';

/** Closes a conversation for both at once when one blocks the other, and opens it again later. Neither learns why. */
@Injectable()
export class ClosedConversationsListener {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly realtime: RealtimeService,
    private readonly unread: UnreadCountService,
  ) {}

  @OnDomainEvent('person.blocked', 'closed-conversations.close', { realtime: true })
  async close({ blockerId, blockedId }: DomainEvents['person.blocked']): Promise<void> {
    await this.announce([blockerId, blockedId], false);
  }

  @OnDomainEvent('person.unblocked', 'closed-conversations.open', { realtime: true })
  async open({ blockerId, blockedId, shown }: DomainEvents['person.unblocked']): Promise<void> {
    if (shown) await this.announce([blockerId, blockedId], true);
  }

  private async announce([one, other]: [string, string], available: boolean): Promise<void> {
    const conversationId = await this.conversations.idOfPair(one, other);
    if (!conversationId) return;
    this.realtime.emitToUsers([one, other], 'conversation.availability', { conversationId, available });
    for (const id of [one, other]) this.unread.changed(id);
  }
}
